// Which finished games have been looked at on this device.

import type { Listed } from "../../wire";

const KEPT = "malecon.looked";
const MOST = 200;

interface Book {
  /** When the book was begun (milliseconds since 1970): nobody is reproached with what was over before. */
  since: number;
  tables: string[];
}

function read(): Book {
  try {
    const { since, tables } = JSON.parse(localStorage.getItem(KEPT) ?? "") as Partial<Book>;
    if (typeof since === "number" && Array.isArray(tables)) return { since, tables };
  } catch {
    // There is none yet, or something else has written there.
  }
  const book = { since: Date.now(), tables: [] };
  write(book);
  return book;
}

const write = (book: Book): void => localStorage.setItem(KEPT, JSON.stringify(book));

export function haveLooked(table: string): void {
  const book = read();
  if (!book.tables.includes(table)) write({ ...book, tables: [table, ...book.tables].slice(0, MOST) });
}

export function isUnseen({ id, changed }: Listed): boolean {
  const { since, tables } = read();
  return changed * 1000 > since && !tables.includes(id);
}
