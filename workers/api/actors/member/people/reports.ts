import type { Profile } from "../../../../../app/contract/people/profile.ts";
import type { BodyOf } from "../../../../../app/contract/endpoint.ts";
import type { SentCase } from "../../../../../app/contract/safety/cases.ts";
import type { sendReport } from "../../../../../app/contract/safety/reports.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../clock.ts";
import { conversationIdOf } from "../../../ids.ts";
import { sign } from "../../../signature.ts";
import { enqueue } from "../../outbox.ts";
import type { Evidence, NewCase } from "../../site/operators/cases/cases.ts";
import { isErasedId } from "../deletion/erased-id.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { flagAsSpam, isAboutWriting } from "../standing/spam-flags.ts";
import { first, type MemberState, type ReadState } from "../engine/state.ts";
import { sentCaseFor } from "./sent-case.ts";

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
}

/** Messages before and after the one that is named. */
const AROUND = 10;

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
  { number, reported, profile, photos }: ReportedEvidence,
): Result<{ case: string }> {
  const { sql, env } = state;
  const earlier = reportBefore(state, order);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept(earlier.value);
  const messages = reportedMessages(state, order);
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
  const about = order.photo !== undefined ? "photo" : messages.length > 0 ? "message" : "profile";
  const details: Evidence = { about, text, messages, photos, ...(profile && { profile }) };
  const payload: NewCase = { number, kind: "report", reason, reported, reporter: id, at, details, content_hash };
  enqueue(sql, { id: `${id}/report/${nextNumber(sql)}`, target: "site", kind: "report", payload });
  if (profile && isAboutWriting(order)) flagAsSpam(sql, order.id);
  const { name, fictional = false } = profile ?? {};
  const person = name && { id: order.id, name, fictional };
  mailReceipt(state, number, { kind: "report", reason, ...(person && { person }) });
  return accept({ case: number });
}

function mailReceipt(state: MemberState, number: string, sent: SentCase): void {
  const since = clock.now() - RECEIPTS.within;
  const { reports } = state.sql
    .exec<{ reports: number }>("SELECT count(*) AS reports FROM reports WHERE at > ?", since)
    .one();
  if (reports > RECEIPTS.most) return;
  const told = sentCaseFor(state.sql, sent);
  const about = told.person?.id;
  enqueueMail(state, { kind: "report_received", contents: { case: number, sent: told }, ...(about && { about }) });
}

/** Keyed: reason and text lie beside it, and it outlives the one who was reported. */
function hashOfReport(secret: string, { id, reason, text, message = "", photo = "" }: ReportOrder): string {
  return sign(secret, "report", id, reason, text, message, photo);
}

function reportedMessages({ sql }: ReadState, { id, message }: ReportOrder): Evidence["messages"] | undefined {
  return message === undefined ? [] : excerpt(sql, { other: id, message });
}

type Excerpt = { id: string; own: number; text: string; sent_at: number };

/** Of somebody who is erased their conversation's own row says so: nobody alive is taken for one. */
function conversationWith(sql: SqlStorage, other: string): string | undefined {
  if (!isErasedId(other)) return conversationIdOf(accountOf(sql).id, other);
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ?", other))?.id;
}

/** The member's own copy of what surrounds a message; undefined when the other did not write it to them. */
function excerpt(
  sql: SqlStorage,
  { other, message }: { other: string; message: string },
): Evidence["messages"] | undefined {
  const conversation = conversationWith(sql, other);
  if (conversation === undefined) return undefined;
  const select = (what: string) =>
    sql
      .exec<Excerpt>(
        `SELECT id, own, text, sent_at FROM messages WHERE conversation = ?1 AND ${what}`,
        conversation,
        message,
      )
      .toArray();
  const [named] = select("id = ?2 AND own = 0");
  if (!named) return undefined;
  const place = "(SELECT sent_at, id FROM messages WHERE id = ?2)";
  const before = select(`(sent_at, id) < ${place} ORDER BY sent_at DESC, id DESC LIMIT ${AROUND}`);
  const after = select(`(sent_at, id) > ${place} ORDER BY sent_at, id LIMIT ${AROUND}`);
  return [...before.reverse(), named, ...after].map(({ id, own, text, sent_at }) => {
    return { id, own: own === 1, named: id === message, text, sent_at: instantOf(sent_at) };
  });
}
