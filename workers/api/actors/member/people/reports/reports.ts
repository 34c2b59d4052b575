import type { Profile } from "../../../../../../app/contract/people/profile.ts";
import type { BodyOf } from "../../../../../../app/contract/endpoint.ts";
import type { SentCase } from "../../../../../../app/contract/safety/cases.ts";
import type { sendReport } from "../../../../../../app/contract/safety/reports.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { sign } from "../../../../signature.ts";
import { enqueue } from "../../../outbox.ts";
import type { Evidence, NewCase } from "../../../site/operators/cases/cases.ts";
import { accountOf, nextNumber } from "../../account/account.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { flagAsSpam, isAboutWriting } from "../../standing/spam-flags.ts";
import { first, type MemberState, type ReadState } from "../../engine/state.ts";
import { reportedMessages } from "./reported-messages.ts";
import { copyFor, sentCaseFor } from "./sent-case.ts";

/** A report as the member sent it. */
export type ReportOrder = BodyOf<typeof sendReport>;

/** What was kept of the other one at that moment, and the number of the case. */
export interface ReportedEvidence {
  number: string;
  /** Whom it is about; null once they are erased. */
  reported: string | null;
  /** Absent of somebody who left or is suspended: of them only a message is reported. */
  profile?: Profile | undefined;
  /** Copies, by their ids in the photo store. */
  photos: string[];
  /** Copies of messages' photos, by the photos' ids. */
  messagePhotos?: Record<string, string>;
}

/** The case of this key, if there is one; `key_reused` with other words. Nobody reports themselves. */
export function reportBefore({ sql, env }: ReadState, order: ReportOrder): Result<{ case: string } | undefined> {
  if (order.id === accountOf(sql).id) return refuse("yourself");
  const earlier = first(
    sql.exec<{ number: string; content_hash: string }>(
      "SELECT number, content_hash FROM reports WHERE key = ?",
      order.key,
    ),
  );
  if (!earlier) return accept(undefined);
  return earlier.content_hash === hashOfReport(env.TOKEN_SECRET, order)
    ? accept({ case: earlier.number })
    : refuse("key_reused");
}

/** Of so many reports within this time (milliseconds) a receipt is mailed: the address may be somebody else's. */
const RECEIPTS = { most: 5, within: 5 * 60 * 60_000 };

/**
 * Keeps the report and sends it to the site with its evidence; `not_found` for a message that the other did not write to the
 * member. Nobody tells the other.
 */
export function report(
  state: MemberState,
  order: ReportOrder,
  { number, reported, profile, photos, messagePhotos = {} }: ReportedEvidence,
): Result<{ case: string }> {
  const { sql, env } = state;
  const earlier = reportBefore(state, order);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept(earlier.value);
  const messages = reportedMessages(sql, order, messagePhotos);
  if (!messages) return refuse("not_found");
  const { id } = accountOf(sql);
  const [at, content_hash] = [clock.now(), hashOfReport(env.TOKEN_SECRET, order)];
  const { key, reason, text } = order;
  sql.exec(
    "INSERT INTO reports (key, number, content_hash, reason, text, at) VALUES (?, ?, ?, ?, ?, ?)",
    key,
    number,
    content_hash,
    reason,
    text,
    at,
  );
  const about = order.photo !== undefined ? "photo" : order.message !== undefined ? "message" : "profile";
  const details: Evidence = {
    about,
    text,
    messages,
    photos: [...photos, ...Object.values(messagePhotos)],
    ...(profile && { profile }),
  };
  const payload: NewCase = { number, kind: "report", reason, reported, reporter: id, at, details, content_hash };
  enqueue(sql, { id: `${id}/report/${nextNumber(sql)}`, target: "site", kind: "report", payload });
  if (profile && isAboutWriting(order)) flagAsSpam(sql, order.id);
  const { name, fictional = false } = profile ?? {};
  const person = name && { id: order.id, name, fictional };
  mailReceipt(state, order, { case: number, sent: { kind: "report", reason, ...(person && { person }) } });
  return accept({ case: number });
}

function mailReceipt(
  state: MemberState,
  { id: about, text }: ReportOrder,
  receipt: { case: string; sent: SentCase },
): void {
  const now = clock.now();
  const { reports } = state.sql
    .exec<{ reports: number }>(
      "SELECT count(*) AS reports FROM reports WHERE at BETWEEN ? AND ?",
      now - RECEIPTS.within,
      now,
    )
    .one();
  if (reports > RECEIPTS.most) return;
  const contents = { ...receipt, sent: sentCaseFor(state.sql, receipt.sent), ...copyFor(state.sql, text) };
  const namesThem = contents.sent.person ?? contents.copy;
  enqueueMail(state, { kind: "report_received", contents, ...(namesThem && { about }) });
}

/** Keyed: reason and text lie beside it, and it outlives the one who was reported. */
function hashOfReport(secret: string, { id, reason, text, message = "", photo = "" }: ReportOrder): string {
  return sign(secret, "report", id, reason, text, message, photo);
}
