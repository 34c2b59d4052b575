import type { ReportReason } from "../../../../../app/contract/safety/cases.ts";
import { clock } from "../../../clock.ts";
import { conversationIdOf } from "../../../ids.ts";
import { sign } from "../../../signature.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { enqueue } from "../../outbox.ts";
import { type Count, HELD_BY_SOFTWARE } from "../../site/counters.ts";
import { isAnswered } from "../conversations/undelivered/inspected-messages.ts";
import type { MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { counts, nextSequence, noteSanction } from "./sanctions.ts";

/** What makes a member's new conversations be looked at by itself. Times are milliseconds. */
export const spamFlagsSchema = [
  // Who marked a mail about them as spam, or reported them: by a keyed hash, as nobody is to learn who it was.
  "CREATE TABLE spam_flags (by_hash TEXT PRIMARY KEY, at INTEGER NOT NULL)",
  // First messages of the last day, by a keyed hash of the letters in them: one row a conversation and text.
  "CREATE TABLE first_texts (conversation TEXT NOT NULL, letters TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (conversation, letters))",
  "CREATE INDEX first_texts_by_letters ON first_texts (letters)",
];

/** Hashes without a key, which an erased member's id could be tried on. */
export const unkeyedFlagsSchema = ["DELETE FROM spam_flags", "DELETE FROM first_texts"];

const DAY = 24 * 60 * 60_000;
/** So many different members within a week. */
const FLAGS = 3;
export const FLAGS_WITHIN = 7 * DAY;
/** So many new people get the same text within a day; the last of them is held already. */
const COPIES = 5;
export const COPIES_WITHIN = DAY;
/** Shorter ones are the same by chance: "good morning, how are you". Letters. */
const LONG_ENOUGH = 40;
/** A hold that nobody decided ends by itself. */
const HELD_FOR = 7 * DAY;

/** Reasons to report somebody that are about what they write to others, and so are met by reading it first. */
const ABOUT_WRITING: readonly ReportReason[] = ["asks_for_money", "harassment", "hate", "nudity", "advertising"];

/** Does such a report flag somebody? What is wrong with a photo, a profile or an age is no matter of their letters. */
export function isAboutWriting({ reason, photo }: { reason: ReportReason; photo?: string | undefined }): boolean {
  return photo === undefined && ABOUT_WRITING.includes(reason);
}

/** Payload of the event `spam_flag`: a member reported this one, or marked a mail about them as spam. */
export interface SpamFlag {
  by: string;
}

/**
 * Tells somebody's object that the member reported them, or marked a mail about them as spam: of a confirmed address only, and of
 * somebody who wrote to them, as accounts cost nothing. In the running transaction.
 */
export function flagAsSpam(sql: SqlStorage, about: string): void {
  const { id, status } = accountOf(sql);
  if (status !== "confirmed" || !hasWritten(sql, { member: id, other: about })) return;
  const event = { id: `${id}/spam/${nextNumber(sql)}`, target: `member:${about}`, kind: "spam_flag" };
  enqueue(sql, { ...event, payload: { by: id } satisfies SpamFlag });
}

/** Did the other one ever write to the member? A block takes the conversation, and keeps that there was one. */
function hasWritten(sql: SqlStorage, { member, other }: { member: string; other: string }): boolean {
  if (isAnswered(sql, conversationIdOf(member, other))) return true;
  return sql.exec("SELECT 1 FROM blocks WHERE other = ? AND wrote = 1", other).toArray().length > 0;
}

/** Somebody flagged the member: each counts once. What operators write under a fictional sign is held by nobody. */
export function receiveSpamFlag(state: MemberState, { by }: SpamFlag): void {
  const { sql, env } = state;
  if (accountOf(sql).fictional === 1) return;
  sql.exec("DELETE FROM spam_flags WHERE at <= ?", clock.now() - FLAGS_WITHIN);
  sql.exec(
    "INSERT OR REPLACE INTO spam_flags (by_hash, at) VALUES (?, ?)",
    sign(env.TOKEN_SECRET, "spam", by),
    clock.now(),
  );
  const { flags } = sql
    .exec<{ flags: number }>("SELECT count(*) AS flags FROM spam_flags WHERE at <= ?", clock.now())
    .one();
  if (flags >= FLAGS) holdByItself(state, "flags");
}

/** The member begins a conversation, or writes on in one that has no answer. `name`: the other's, which is no difference. */
export function noteFirstText(
  state: MemberState,
  { conversation, text, name }: { conversation: string; text: string; name: string },
): void {
  const { sql, env } = state;
  const letters = lettersOf(text.replaceAll(name, ""));
  if (letters.length < LONG_ENOUGH || accountOf(sql).fictional === 1) return;
  sql.exec("DELETE FROM first_texts WHERE at <= ?", clock.now() - COPIES_WITHIN);
  const row = sign(env.TOKEN_SECRET, "text", letters);
  sql.exec(
    "INSERT OR REPLACE INTO first_texts (conversation, letters, at) VALUES (?, ?, ?)",
    conversation,
    row,
    clock.now(),
  );
  const { copies } = sql
    .exec<{ copies: number }>(
      "SELECT count(*) AS copies FROM first_texts WHERE letters = ? AND at <= ?",
      row,
      clock.now(),
    )
    .one();
  if (copies >= COPIES) holdByItself(state, "same_text");
}

/** A hold was lifted: what was before counts no more. */
export function forgetSpamFlags(sql: SqlStorage): void {
  sql.exec("DELETE FROM spam_flags");
  sql.exec("DELETE FROM first_texts");
}

/** Case, figures, signs and spaces make no other text. */
function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
}

/** Unless it counts already; a mail says so, and that people look at what waits. */
function holdByItself(state: MemberState, reason: "flags" | "same_text"): void {
  const { sql, env } = state;
  if (counts(sql, "hold")) return;
  const until = clock.now() + HELD_FOR;
  const [decided_at, sequence] = [clock.now(), nextSequence(sql)];
  noteSanction(sql, { kind: "hold", case: null, until, decided_at, sequence });
  const event = { id: `${accountOf(sql).id}/${HELD_BY_SOFTWARE}/${sequence}`, target: "site", kind: "count" };
  enqueue(sql, { ...event, payload: { name: HELD_BY_SOFTWARE } satisfies Count });
  const [link, objection] = [`${env.PUBLIC_ORIGIN}/pages/ban`, `${env.PUBLIC_ORIGIN}/pages/service`];
  enqueueMail(state, { kind: "sanction", contents: { lifted: false, until, automatic: reason, link, objection } });
}
