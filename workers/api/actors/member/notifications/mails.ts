import type { SentMail } from "../../../../../app/contract/account/notifications.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import type { MailContents, MailName } from "../../../mails/mail-contents.ts";
import { isNotification } from "../../../mails/mail-audience.ts";
import { clock, instantOf } from "../../../clock.ts";
import { eraseRows } from "../../erase-rows.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { first, type MemberState } from "../engine/state.ts";

/** Mails that were sent are listed for so long, in milliseconds, and so many of them. */
const KEPT = 90 * 24 * 60 * 60_000;
const LISTED = 200;

/** One mail as it waits in the outbox; it is made into words when it leaves. */
export interface MailPayload<Kind extends MailName = MailName> {
  kind: Kind;
  to: string;
  locale: Locale;
  /** The member's profile name. */
  name: string;
  contents: MailContents[Kind];
  /** Id of whom the contents name, beside the reader. */
  about?: string;
  at: number;
}

interface MailOrder<Kind extends MailName> {
  kind: Kind;
  contents: MailContents[Kind];
  /**
   * Id of whom the contents name: by it the mail is found when they are erased (names are not anybody's own). The list of sent mails
   * keeps it of notifications only: their subjects say names, and whom somebody reported is not kept with them (decision 0170).
   */
  about?: string;
  /** Another address than the account's. */
  to?: string;
}

/**
 * What an address that nobody confirmed may hear: it may be another person's, who is told no more than lets them in or out, and
 * what was decided about the account: that is owed to whoever uses it (Digital Services Act, articles 16 and 17), as is the receipt of a
 * withdrawal (Directive 2011/83/EU, article 11a), what a bank took back, and what is collected by direct debit: it is announced before (SEPA rulebook).
 */
const TO_UNCONFIRMED: readonly MailName[] = [
  "activation",
  "password_reset",
  "reminders",
  "account_closing",
  "account_reactivation",
  "account_erased",
  "refund",
  "charge_back",
  "mandate_given",
  "mandate_ended",
  "debit_announced",
  "sanction",
  "report_received",
  "report_decided",
  "appeal_received",
  "case_decided",
  "support_received",
  "support_answered",
];

/** Mails the member, in their language: part of the running transaction, sent after it. Nobody without an address. */
export function enqueueMail<Kind extends MailName>({ sql }: Pick<MemberState, "sql">, order: MailOrder<Kind>): void {
  const { id: member, email, language, name, status } = accountOf(sql);
  const to = order.to ?? email;
  const unheard = order.to === undefined && status !== "confirmed" && !TO_UNCONFIRMED.includes(order.kind);
  if (!to || unheard) return;
  const now = clock.now();
  const id = `${member}/mail/${nextNumber(sql)}`;
  const { kind, contents, about } = order;
  const payload: MailPayload<Kind> = { kind, to, locale: language, name, contents, ...(about && { about }), at: now };
  enqueue(sql, { id, target: `mail:${id}`, kind: "mail", payload });
  eraseRows(sql, { table: "mails", words: ["subject", "address"], where: "at < ?" }, now - KEPT);
  sql.exec(
    "INSERT INTO mails (id, kind, subject, address, at, status, about) VALUES (?, ?, '', ?, ?, 'waiting', ?)",
    id,
    kind,
    to,
    now,
    isNotification(kind) ? (about ?? null) : null,
  );
}

/** What became of a mail; one that is not `waiting` has been seen to. */
export function mailStatus(sql: SqlStorage, id: string): SentMail["status"] | undefined {
  return first(sql.exec<{ status: SentMail["status"] }>("SELECT status FROM mails WHERE id = ?", id))?.status;
}

/** Writes the status of a sent mail, and its subject once it is known. */
export function noteMail(
  sql: SqlStorage,
  { id, subject, status }: { id: string; subject?: string; status: SentMail["status"] },
): void {
  sql.exec("UPDATE mails SET subject = coalesce(?, subject), status = ? WHERE id = ?", subject ?? null, status, id);
}

/** When the last mail of this kind was written, in milliseconds. */
export function lastMail(sql: SqlStorage, kind: MailName): number | undefined {
  return sql.exec<{ at: number | null }>("SELECT max(at) AS at FROM mails WHERE kind = ?", kind).one().at ?? undefined;
}

/** Newest first. */
export function listMails(sql: SqlStorage): SentMail[] {
  const rows = sql.exec<{
    id: string;
    kind: string;
    subject: string;
    to: string;
    at: number;
    status: SentMail["status"];
  }>(
    "SELECT id, kind, subject, address AS [to], at, status FROM mails WHERE at >= ? ORDER BY at DESC, rowid DESC LIMIT ?",
    clock.now() - KEPT,
    LISTED,
  );
  return rows.toArray().map((row) => ({ ...row, at: instantOf(row.at) }));
}
