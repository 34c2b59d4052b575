import { clock } from "../../../clock.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { mayShowTyping, showsTyping } from "./typing.ts";

/** Milliseconds; our own pages tell it every three seconds. */
const SIGN_EVERY = 1_000;

/** Tells others that the member types, whichever of their devices said so; however fast those are, once a second. */
export class TypingSignal {
  #last = -Infinity;

  constructor(private readonly engine: MemberEngine) {}

  /** To this one, if the two write to each other. */
  async send(to: string): Promise<void> {
    if (!this.#isDue()) return;
    const account = this.engine.account();
    if (!account || !showsTyping(account) || !mayShowTyping(this.engine.sql, to)) return;
    await this.engine.actors()?.member(to).conversations.showTyping(account.id);
  }

  #isDue(): boolean {
    const now = clock.now();
    // A clock that was set back stops nobody.
    if (now >= this.#last && now < this.#last + SIGN_EVERY) return false;
    this.#last = now;
    return true;
  }
}
