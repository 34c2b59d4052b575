import type { PhotoRefusal } from "../../../../../app/contract/operators/photo-refusals.ts";
import type { MailContents } from "../../../mails/mail-contents.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { first, type MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { changeAppearance } from "../people/cards/appearance.ts";
import { OF_PROFILE } from "./photos.ts";

/** Payload of the event `photo_decided`, from the site: somebody has looked at the photo. */
export interface PhotoDecision {
  photo_id: string;
  status: "active" | "refused";
  reason?: PhotoRefusal;
  /** Milliseconds. */
  decided_at: number;
  /** The order of decisions: the latest counts, whenever it arrives. Of an event of an earlier build: none. */
  sequence?: number;
}

/**
 * What was decided. A photo that is gone, or of which no picture is made yet, stays as it is. A refusal is told by mail, with
 * its reason (Digital Services Act, article 17); an approval only on the pages. Decision 0175.
 */
export function receiveDecision(state: MemberState, decision: PhotoDecision): void {
  const { sql } = state;
  const { photo_id, status, reason = "quality", decided_at, sequence = 0 } = decision;
  const before = statusOf(sql, photo_id);
  changeAppearance(sql, () =>
    sql.exec(
      `UPDATE photos SET status = ?1, reason = ?2, decided_at = ?3, sequence = ?4, shown = shown OR ?1 = 'active'
       WHERE id = ?5 AND ${OF_PROFILE} AND status IN ('inspection', 'active', 'refused') AND sequence <= ?4`,
      status,
      status === "refused" ? reason : null,
      decided_at,
      sequence,
      photo_id,
    ),
  );
  if (before !== "refused" && statusOf(sql, photo_id) === "refused")
    mailRefusal(state, { reason, at: decided_at, uploaded: uploadedAt(sql, photo_id) });
}

function statusOf(sql: SqlStorage, id: string): string | undefined {
  return first(sql.exec<{ status: string }>("SELECT status FROM photos WHERE id = ?", id))?.status;
}

/** Which photo it is, in words that a mail can say. */
function uploadedAt(sql: SqlStorage, id: string): number | undefined {
  return first(sql.exec<{ at: number }>("SELECT at FROM photos WHERE id = ?", id))?.at;
}

function mailRefusal(state: MemberState, told: Omit<MailContents["photo_refused"], "link" | "objection">): void {
  const { PUBLIC_ORIGIN: origin } = state.env;
  const contents = { ...told, link: `${origin}/profile/photos`, objection: `${origin}/pages/service` };
  enqueueMail(state, { kind: "photo_refused", contents });
}

/** Asks the site to have somebody look at the photo. */
export function askInspection(sql: SqlStorage, photo_id: string, at: number): void {
  tellSite(sql, { kind: "inspect_photo", photo_id, at });
}

/** Nobody needs to look at the photo any more. */
export function tellPhotoGone(sql: SqlStorage, photo_id: string): void {
  tellSite(sql, { kind: "photo_gone", photo_id });
}

/** The member is leaving: nobody looks at their photos meanwhile. */
export function withdrawInspections(sql: SqlStorage): void {
  for (const { id } of inspected(sql)) tellPhotoGone(sql, id);
}

/** They are back. */
export function askInspectionsAgain(sql: SqlStorage): void {
  for (const { id, at } of inspected(sql)) askInspection(sql, id, at);
}

function inspected(sql: SqlStorage): { id: string; at: number }[] {
  return sql.exec<{ id: string; at: number }>("SELECT id, at FROM photos WHERE status = 'inspection'").toArray();
}

function tellSite(sql: SqlStorage, { kind, ...photo }: { kind: string; photo_id: string; at?: number }): void {
  const { id } = accountOf(sql);
  enqueue(sql, {
    id: `${id}/photo/${nextNumber(sql)}`,
    target: "site",
    kind,
    payload: { member_id: id, ...photo },
  });
}
