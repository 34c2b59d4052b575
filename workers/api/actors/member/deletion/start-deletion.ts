import type { BodyOf } from "../../../../../app/contract/endpoint.ts";
import type { deleteAccount } from "../../../../../app/contract/deletion.ts";
import { DELETE_GRACE_DAYS } from "../../../../../app/domain/account/deletion.ts";
import { clock } from "../../../clock.ts";
import { eraseRows } from "../../erase-rows.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { hideProfile } from "../account/listing.ts";
import { tellDeactivated } from "../people/contacts.ts";
import { withdrawInspections } from "../people/photo-inspection.ts";
import { dropLinks, mintLink } from "../auth/links.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { endSessions } from "../auth/sessions/session.ts";
import type { MemberState } from "../engine/state.ts";

const GRACE = DELETE_GRACE_DAYS * 24 * 60 * 60_000;

export type DeletionOrder = Omit<BodyOf<typeof deleteAccount>, "password">;

/**
 * The account is being deleted: hidden and signed out everywhere at once, erased after the days of grace. Answers when
 * (milliseconds). Measures, sentence 8: from now on nothing of the member reaches anybody.
 */
export function startDeletion(state: MemberState, order: DeletionOrder): number {
  const { sql } = state;
  const { reason = "unsaid", comment }: { reason?: string; comment: string } = order;
  const erased_at = clock.now() + GRACE;
  sql.exec(
    "INSERT INTO closing (at, erase_at, reason, comment) VALUES (?, ?, ?, ?)",
    clock.now(),
    erased_at,
    reason,
    comment,
  );
  sql.exec("UPDATE account SET profile_status = 'disabled'");
  // Before the sessions: they would take their devices along, and leave what was said of them in the file.
  dropUnsent(sql);
  endSessions(state);
  tellDeactivated(sql);
  withdrawInspections(sql);
  hide(sql, reason);
  dropLinks(sql, "restore");
  enqueueMail(state, {
    kind: "account_closing",
    contents: { erased_at, link: reactivationLink(state, { by: "closing" }) },
  });
  return erased_at;
}

/** What waits to be told or written, and the devices that would be told. */
function dropUnsent(sql: SqlStorage): void {
  eraseRows(sql, { table: "scheduled_notifications", words: ["data"], where: "true" });
  eraseRows(sql, { table: "planned_messages", words: ["text"], where: "true" });
  eraseRows(sql, { table: "push_subscriptions", words: ["subscription"], where: "true" });
  eraseRows(sql, { table: "outbox", words: ["payload"], where: "target GLOB 'push:*'" });
}

/** Out of the search; and one more who left for this reason, which is all that is kept of it. */
function hide(sql: SqlStorage, reason: string): void {
  hideProfile(sql);
  const id = `${accountOf(sql).id}/count/${nextNumber(sql)}`;
  enqueue(sql, { id, target: "site", kind: "count", payload: { name: `closed_${reason}` } });
}

/** The address that takes the deletion back, for as long as that can be done. */
export function reactivationLink({ sql, env }: MemberState, { by }: { by: "closing" | "signup" }): string {
  const token = mintLink(sql, { purpose: "restore", lifetime: GRACE, data: { by } });
  return `${env.PUBLIC_ORIGIN}/account-restore?id=${accountOf(sql).id}&token=${token}`;
}
