import { accountOf } from "./account.ts";
import { isBlocked } from "./relations.ts";
import { first } from "./state.ts";

/**
 * The conversation in which typing may show, if there is one: only between two who write to each other, never of a
 * fictional profile (design §7), and not before the member's address is confirmed (spec §4).
 */
export function mayShowTyping(sql: SqlStorage, other: string): string | undefined {
  const { fictional, status } = accountOf(sql);
  if (fictional === 1 || status !== "confirmed" || isBlocked(sql, other)) return undefined;
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ? AND removed = 0", other))?.id;
}
