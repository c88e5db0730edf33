// The lists of tables on the home page. They outlive the page, so that who comes back sees them at once.

import { call, Refused } from "../../server/call";
import { me } from "../../server/identity.svelte";
import type { Listed, TableList } from "../../wire";

const MORE = 15; // shown in addition, each time

export class Lines {
  tables: Listed[] = $state.raw([]);
  asked: boolean = $state(false); // whether the server has answered once
  wanted: number = $state(0);
  private before: number | null = $state(null);

  constructor(
    private readonly page: (query: { before?: number }) => Promise<TableList>,
    few: number, // shown at first
  ) {
    this.wanted = few;
  }

  /** Whether there are earlier ones than `count` that are shown. */
  hasMore(count: number): boolean {
    return count > this.wanted || this.before !== null;
  }

  /** Fetch anew as much as has been looked at. */
  async load(): Promise<void> {
    const tables: Listed[] = [];
    let before: number | null = null;
    do {
      const page: TableList = await this.page(before === null ? {} : { before });
      tables.push(...page.tables);
      before = page.before ?? null;
    } while (before !== null && tables.length < this.wanted);
    this.before = before;
    this.tables = tables;
    this.asked = true;
  }

  async more(): Promise<void> {
    this.wanted += MORE;
    if (this.tables.length < this.wanted && this.before !== null) await this.load();
  }

  /** There are none, or nobody has asked yet. */
  empty(asked = true): void {
    this.tables = [];
    this.before = null;
    this.asked = asked;
  }
}

class Lists {
  readonly mine = new Lines((query) => call("GET /api/tables/mine", { query }), 4);
  readonly open = new Lines((query) => call("GET /api/tables", { query }), 5);
  readonly playedByMe = new Lines((query) => call("GET /api/tables/finished", { query: { ...query, mine: true } }), 3);
  readonly played = new Lines((query) => call("GET /api/tables/finished", { query }), 3);
  lost: boolean = $state(false);

  /** Somebody else sits at this device from now on. */
  forget(): void {
    this.mine.empty(false);
    this.playedByMe.empty(false);
  }

  async refresh(): Promise<void> {
    try {
      if (!me.asked || this.lost) await me.recall();
      const own = [this.mine, this.playedByMe];
      if (!me.known) own.forEach((lines) => lines.empty());
      await Promise.all([this.open, this.played, ...(me.known ? own : [])].map((lines) => lines.load()));
      this.lost = false;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.lost = true;
    }
  }
}

export const lists = new Lists();
