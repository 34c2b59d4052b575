import { accountOf } from "../account/account.ts";
import { settingsIn } from "../account/account-settings.ts";
import { isHidden } from "../standing/hidden.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { isDeactivated } from "../people/cards/profile-cache.ts";
import { isBlocked } from "../people/blocks/blocked.ts";
import { first } from "../engine/state.ts";

/** Is typing shown by this member, and to them? Who types is here, so not by who hides that. */
export function showsTyping(account: { settings: string }): boolean {
  const { show_online, show_typing } = settingsIn(account);
  return show_online && show_typing;
}

/**
 * The conversation in which typing may show, in either direction, if there is one: only between two who write to each other and
 * both show it, never of a fictional profile (design §8), and not before the member's address is confirmed (spec §4).
 */
export function mayShowTyping(sql: SqlStorage, other: string): string | undefined {
  const account = accountOf(sql);
  const { fictional, status } = account;
  if (!showsTyping(account)) return undefined;
  if (fictional === 1 || status !== "confirmed" || isHidden(sql)) return undefined;
  if (isBlocked(sql, other) || isDeactivated(sql, other) || isErasedId(other)) return undefined;
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ? AND removed = 0", other))?.id;
}
