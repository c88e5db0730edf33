// Who sits at this device. There are no accounts: the browser keeps who it is as a cookie, and a name can be given at any time.

import { call, Refused } from "./call";

const STRANGER = 401;

class Me {
  known: boolean = $state(false); // a stranger is not
  nickname: string = $state(""); // "" for who has given none
  asked: boolean = $state(false); // whether it is settled who this is

  /** The server has said who this is. */
  is({ nickname }: { nickname: string }): void {
    this.known = true;
    this.nickname = nickname;
  }

  async recall(): Promise<void> {
    try {
      this.is(await call("GET /api/identity"));
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (trouble.status === STRANGER) [this.known, this.nickname] = [false, ""];
    } finally {
      this.asked = true;
    }
  }

  /** Whoever does something is somebody from then on, with or without a name. */
  async becomeSomebody(typed = ""): Promise<void> {
    const nickname = typed.trim();
    if (!this.asked) await this.recall();
    if (!this.known) this.is(await call("POST /api/identity", { body: nickname ? { nickname } : {} }));
    else if (nickname && nickname !== this.nickname) this.is(await call("PATCH /api/identity", { body: { nickname } }));
  }
}

export const me = new Me();
