import { accountOf } from "../account/account.ts";
import { isHidden } from "../standing/hidden.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { isDeactivated } from "../people/profile-cache.ts";
import { isBlocked } from "../people/blocked.ts";
import { first } from "../engine/state.ts";

/**
 * The conversation in which typing may show, if there is one: only between two who write to each other, never of a
 * fictional profile (design §8), and not before the member's address is confirmed (spec §4).
 */
export function mayShowTyping(sql: SqlStorage, other: string): string | undefined {
  const { fictional, status } = accountOf(sql);
  if (fictional === 1 || status !== "confirmed" || isHidden(sql)) return undefined;
  if (isBlocked(sql, other) || isDeactivated(sql, other) || isErasedId(other)) return undefined;
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ? AND removed = 0", other))?.id;
}
