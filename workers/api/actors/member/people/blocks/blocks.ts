import type { BlockedMember } from "../../../../../../app/contract/safety/blocks.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { isIssued } from "../../../../ids.ts";
import { eraseRows } from "../../../erase-rows.ts";
import { enqueue } from "../../../outbox.ts";
import { accountOf, nextNumber } from "../../account/account.ts";
import { dropDeferredFrom } from "../../conversations/sending/deferred.ts";
import { keepGone } from "../../conversations/removed/gone-messages.ts";
import { endRemoved } from "../../conversations/removed/removed-messages.ts";
import { dropUndelivered } from "../../conversations/undelivered/undelivered.ts";
import { tellNothingWaits } from "../../fictional/waiting.ts";
import { returnHeldFor } from "../../conversations/sending/held-messages.ts";
import type { MemberState, ReadState } from "../../engine/state.ts";
import { dropMailsAbout } from "../../notifications/drop-mails-about.ts";
import { forgetInNotifications } from "../../notifications/scheduled-notifications.ts";
import type { Person } from "../person.ts";
import { dropHidden } from "./hidden-members.ts";
import { dropKeptCard } from "../cards/kept-cards.ts";
import { cacheProfile } from "../cards/profile-cache.ts";
import { cardsFor } from "../relations.ts";

/** Whom the member can block: not themselves (`yourself`), nor an id that nobody was given (`not_found`). */
export function mayBeBlocked({ sql, env }: MemberState, other: string): Result {
  const { id, site } = accountOf(sql);
  if (other === id) return refuse("yourself");
  return isIssued({ secret: env.TOKEN_SECRET, site, id: other }) ? accept() : refuse("not_found");
}

/**
 * Blocks somebody (spec §4) who `mayBeBlocked`. `lookedUp`: who they are, where the member has nothing to do with them yet.
 * Again changes nothing.
 */
export function block(state: MemberState, other: string, lookedUp?: Person): Result {
  const { sql } = state;
  if (lookedUp) cacheProfile(sql, lookedUp);
  const { rowsWritten } = sql.exec(
    `INSERT INTO blocks (other, by_me, by_them, at) VALUES (?1, 1, 0, ?2)
     ON CONFLICT (other) DO UPDATE SET by_me = 1, at = ?2 WHERE by_me = 0`,
    other,
    clock.now(),
  );
  if (rowsWritten === 0) return accept();
  dropContact(state, other);
  tellOther(sql, { other, kind: "block" });
  return accept();
}

/** Takes the member's own block back; what is gone stays gone. */
export function unblock({ sql }: MemberState, other: string): Result {
  const { rowsWritten } = sql.exec("UPDATE blocks SET by_me = 0, at = NULL WHERE other = ? AND by_me = 1", other);
  if (rowsWritten > 0) tellOther(sql, { other, kind: "unblock" });
  return accept();
}

/** Whom the member has blocked, the latest first. */
export function listBlocked(state: ReadState): Result<BlockedMember[]> {
  const rows = state.sql
    .exec<{ other: string; at: number | null }>("SELECT other, at FROM blocks WHERE by_me = 1 ORDER BY at DESC, other")
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  return accept(rows.map(({ other, at }) => ({ ...card(other), at: at === null ? null : instantOf(at) })));
}

/** Somebody blocked the member: they see nothing of each other, and nobody says why. Spec §4. */
export function receiveBlock(state: MemberState, { id }: { id: string }): void {
  state.sql.exec(
    "INSERT INTO blocks (other, by_me, by_them) VALUES (?, 0, 1) ON CONFLICT (other) DO UPDATE SET by_them = 1",
    id,
  );
  dropContact(state, id);
}

/** They took it back; what is gone stays gone. */
export function receiveUnblock({ sql }: MemberState, { id }: { id: string }): void {
  sql.exec("UPDATE blocks SET by_them = 0 WHERE other = ?", id);
}

/** Chats and likes between the two go, with all that waited about them. */
function dropContact(state: MemberState, other: string): void {
  const { sql, frames } = state;
  const hasWritten = "EXISTS (SELECT 1 FROM conversations WHERE conversations.other = blocks.other AND answered = 1)";
  sql.exec(`UPDATE blocks SET wrote = 1 WHERE other = ? AND ${hasWritten}`, other);
  returnHeldFor(state, other);
  tellNothingWaits(sql, other);
  sql.exec("DELETE FROM likes WHERE other = ?", other);
  dropDeferredFrom(sql, other);
  dropHidden(sql, other);
  dropKeptCard(sql, other);
  dropMailsAbout(sql, other, { isErased: false });
  forgetInNotifications(sql, other);
  eraseRows(sql, { table: "planned_messages", words: ["text"], where: "target = ?" }, other);
  keepGone(sql, "SELECT id FROM conversations WHERE other = ?", other);
  const theirs = "conversation IN (SELECT id FROM conversations WHERE other = ?)";
  dropUndelivered(sql, `SELECT id FROM messages WHERE ${theirs}`, other);
  endRemoved(sql, theirs, other);
  eraseRows(sql, { table: "messages", words: ["text"], where: theirs }, other);
  sql.exec("UPDATE conversations SET removed = 1, answered = 0, written = 0, unread = 0 WHERE other = ?", other);
  frames.push({ kind: "totals" });
}

function tellOther(sql: SqlStorage, { other, kind }: { other: string; kind: "block" | "unblock" }): void {
  const { id } = accountOf(sql);
  enqueue(sql, { id: `${id}/${kind}/${nextNumber(sql)}`, target: `member:${other}`, kind, payload: { id } });
}
