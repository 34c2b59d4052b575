import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { isClosing } from "../deletion/closing-row.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { isAway, isBlocked } from "../people/relations.ts";
import { first } from "../engine/state.ts";

/**
 * The conversation in which typing may show, if there is one: only between two who write to each other, never of a
 * fictional profile (design §7), and not before the member's address is confirmed (spec §4).
 */
export function mayShowTyping(sql: SqlStorage, other: string): string | undefined {
  const { fictional, status } = accountOf(sql);
  if (fictional === 1 || status !== "confirmed" || isClosing(sql)) return undefined;
  if (isBlocked(sql, other) || isAway(sql, other) || isErasedId(other)) return undefined;
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ? AND removed = 0", other))?.id;
}

/** Milliseconds; our own pages tell it every three seconds. */
const SIGN_EVERY = 1_000;

/** However fast a member's devices say that they type, others' objects are woken for it once a second. */
export class TypingPace {
  #last = -Infinity;

  allows(): boolean {
    const now = clock.now();
    // A clock that was set back stops nobody.
    if (now >= this.#last && now < this.#last + SIGN_EVERY) return false;
    this.#last = now;
    return true;
  }
}
