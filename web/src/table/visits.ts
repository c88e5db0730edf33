// Who comes by a link is first told what there is; whoever has chosen to look on is not asked again.

const WANTED = "watch";
const keyOf = (table: string): string => `${table}-inside`;

export const visits = {
  /** Whether somebody has chosen to see the board: by the link, or before in this tab. */
  wanted: (table: string): boolean => new URLSearchParams(location.search).has(WANTED) || sessionStorage.getItem(keyOf(table)) !== null,
  want(table: string, wanted: boolean): void {
    if (wanted) sessionStorage.setItem(keyOf(table), "yes");
    else sessionStorage.removeItem(keyOf(table));
  },
  /** The address of a table for who wants to look on. */
  addressOf: (table: string): string => `/t/${table}?${WANTED}`,
};
