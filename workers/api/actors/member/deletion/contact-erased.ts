import { eraseRows, overwriteRows } from "../../erase-rows.ts";
import { accountOf } from "../account/account.ts";
import { tellNothingWaits } from "../fictional/waiting.ts";
import { returnHeldFor } from "../conversations/sending/held-messages.ts";
import { dropDeferredFrom } from "../conversations/sending/deferred.ts";
import { refusePlannedTo } from "../conversations/undelivered/planned-message.ts";
import { ERASED_ID } from "./erased-id.ts";
import { dropMailsAbout } from "../notifications/drop-mails-about.ts";
import { forgetInNotifications } from "../notifications/scheduled-notifications.ts";
import type { MemberState } from "../engine/state.ts";
import { forgetSuggested } from "../suggestions/forget-suggested.ts";

const outbox = { table: "outbox", words: ["payload"] } as const;

/**
 * Somebody was erased: nothing here names them any more. What they wrote is part of the member's own conversation and
 * stays; it is with "deleted member" from now on. Again changes nothing. Decision 0063.
 */
export function receiveErased(state: MemberState, { id }: { id: string }): void {
  const { sql, frames } = state;
  returnHeldFor(state, id);
  if (accountOf(sql).fictional === 1) forgetConversation(sql, id);
  dropMailsAbout(sql, id, { isErased: true });
  forgetSentMails(sql, id);
  for (const table of ["likes", "blocks", "kept_cards", "hidden_members"])
    sql.exec(`DELETE FROM ${table} WHERE other = ?`, id);
  forgetSuggested(sql, id);
  eraseRows(sql, { table: "profile_cache", words: ["person"], where: "id = ?" }, id);
  refusePlannedTo(state, id);
  forgetInNotifications(sql, id);
  sql.exec("DELETE FROM inbox WHERE id GLOB ?", `${id}/*`);
  eraseRows(sql, { ...outbox, where: "target IN ('member:' || ?1, 'parked:member:' || ?1)" }, id);
  dropDeferredFrom(sql, id);
  sql.exec("UPDATE conversations SET other = ? || id WHERE other = ?", ERASED_ID, id);
  frames.push({ kind: "totals" });
}

/** Nobody lives behind a fictional profile to keep what somebody wrote to it. */
function forgetConversation(sql: SqlStorage, other: string): void {
  tellNothingWaits(sql, other);
  const theirs = "conversation IN (SELECT id FROM conversations WHERE other = ?)";
  eraseRows(sql, { table: "messages", words: ["text"], where: theirs }, other);
  sql.exec("DELETE FROM conversations WHERE other = ?", other);
}

/** The list of mails that were sent says no name of theirs. */
function forgetSentMails(sql: SqlStorage, id: string): void {
  overwriteRows(sql, { table: "mails", words: ["subject"], where: "about = ?" }, id);
  sql.exec("UPDATE mails SET subject = '', about = NULL WHERE about = ?", id);
}
