import type { BodyOf } from "../../../../../app/contract/endpoint.ts";
import type { deleteAccount } from "../../../../../app/contract/account/deletion.ts";
import { DELETE_GRACE_DAYS } from "../../../../../app/domain/account/deletion.ts";
import { clock } from "../../../clock.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { dropLinks, mintLink } from "../auth/links.ts";
import { dropPlanned } from "../conversations/undelivered/planned-message.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { dropPushDevices } from "../notifications/push-devices.ts";
import type { MemberState } from "../engine/state.ts";
import { hideMember } from "../standing/visibility.ts";

const GRACE = DELETE_GRACE_DAYS * 24 * 60 * 60_000;

export type DeletionOrder = Omit<BodyOf<typeof deleteAccount>, "password"> & {
  /** Without days of grace: nothing brings it back, and the last mail is the only one. */
  at_once?: boolean;
};

/**
 * The account is being deleted: hidden and signed out everywhere at once, erased after the days of grace. Answers when
 * (milliseconds). Measures, sentence 8: from now on nothing of the member reaches anybody.
 */
export function startDeletion(state: MemberState, order: DeletionOrder): number {
  const { sql } = state;
  const { reason = "unsaid", comment, at_once }: Omit<DeletionOrder, "reason"> & { reason?: string } = order;
  const erased_at = clock.now() + (at_once ? 0 : GRACE);
  sql.exec(
    "INSERT INTO closing (at, erase_at, reason, comment) VALUES (?, ?, ?, ?)",
    clock.now(),
    erased_at,
    reason,
    comment,
  );
  sql.exec("UPDATE account SET profile_status = 'disabled'");
  dropPushDevices(sql);
  dropPlanned(sql);
  hideMember(state);
  countLeft(sql, reason);
  dropLinks(sql, "restore");
  if (!at_once) mailWayBack(state, erased_at);
  return erased_at;
}

function mailWayBack(state: MemberState, erased_at: number): void {
  const contents = { erased_at, link: reactivationLink(state, { by: "closing" }) };
  enqueueMail(state, { kind: "account_closing", contents });
}

/** One more who left for this reason, which is all that is kept of it. */
function countLeft(sql: SqlStorage, reason: string): void {
  const id = `${accountOf(sql).id}/count/${nextNumber(sql)}`;
  enqueue(sql, { id, target: "site", kind: "count", payload: { name: `closed_${reason}` } });
}

/** The address that takes the deletion back, for as long as that can be done. */
export function reactivationLink({ sql, env }: MemberState, { by }: { by: "closing" | "signup" }): string {
  const token = mintLink(sql, { purpose: "restore", lifetime: GRACE, data: { by } });
  return `${env.PUBLIC_ORIGIN}/account-restore?id=${accountOf(sql).id}&token=${token}`;
}
