// Who sits at this device. There are no accounts: a name makes an identity, and the browser keeps it as a cookie.

import { say } from "../text/texts.svelte";
import { call, Refused } from "./call";

class Me {
  nickname: string = $state(""); // "" for a stranger
  asked: boolean = $state(false); // whether it is settled who this is

  async recall(): Promise<void> {
    try {
      this.nickname = (await call("GET /api/identity")).nickname;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
    } finally {
      this.asked = true;
    }
  }

  /** Whoever does something that needs a name gets one; who types none is a guest. */
  async becomeSomebody(typed = ""): Promise<string> {
    if (!this.asked) await this.recall();
    if (!this.nickname) {
      const nickname = typed.trim() || say("page-guest");
      this.nickname = (await call("POST /api/identity", { body: { nickname } })).nickname;
    }
    return this.nickname;
  }

  async rename(typed: string): Promise<void> {
    if (!this.nickname) await this.becomeSomebody(typed);
    else this.nickname = (await call("PATCH /api/identity", { body: { nickname: typed.trim() } })).nickname;
  }
}

export const me = new Me();
