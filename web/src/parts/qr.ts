// QR codes. What makes them is fetched when one is to be shown.

export interface Drawn {
  /** Modules along each side. */
  size: number;
  /** The dark ones, as the data of a path. */
  path: string;
}

export async function drawn(text: string): Promise<Drawn> {
  const { correction, generate } = await import("lean-qr");
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const parts: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      let end = x;
      while (code.get(end, y)) end += 1; // what lies beyond the edge is light
      if (end > x) parts.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
  }
  return { size: code.size, path: parts.join("") };
}
