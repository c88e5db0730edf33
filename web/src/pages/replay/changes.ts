// A view changes little from move to move: a replay brings the first view and what each move changes in it.

export type Change = [path: (string | number)[], value?: unknown];

type Inside = Record<string | number, unknown>;

/** The view after some changes; the one before stays as it is. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  let after = view;
  for (const change of changes) after = with_(after, change[0], change);
  return after;
}

function with_(inside: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change[1];
  const copy = (Array.isArray(inside) ? [...(inside as unknown[])] : { ...(inside as Inside) }) as Inside;
  if (rest.length || change.length > 1) copy[step] = with_(copy[step], rest, change);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy;
}
