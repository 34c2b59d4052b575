import { clock } from "../../../clock.ts";
import { isFileRef } from "../../../providers/payment/sepa-file-provider.ts";
import { log } from "../../../log.ts";
import { randomness } from "../../../randomness.ts";
import { accountAddress } from "../../accounts/account-address.ts";
import type { AccountingEntry } from "../../site/erased/accounting.ts";
import type { ErasedMember } from "../../site/erased/erased-member.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, type Account } from "../account/account.ts";
import { tellErased } from "../people/contacts.ts";
import type { MailPayload } from "../notifications/mails.ts";
import type { MemberState } from "../engine/state.ts";
import { ledgerOf } from "../money/ledger/wallet.ts";

/**
 * The days of grace are over: in one transaction all sessions, passkeys and links are deleted, and every actor that keeps
 * something of the member is told to delete it. Undelivered events are dropped. Decision 0063.
 */
export function beginErasure({ sql, env }: MemberState): void {
  const account = accountOf(sql);
  sql.exec("UPDATE account SET password_hash = NULL");
  for (const table of ["sessions", "known_devices", "passkeys", "links", "planned_messages", "scheduled_notifications"])
    sql.exec(`DELETE FROM ${table}`);
  // A country that the member moved away from may not have heard it yet.
  // Whoever paid gets a number, and the site knows of each payment, so that its books are whole.
  sql.exec("DELETE FROM outbox WHERE kind NOT IN ('erase', 'receipt', 'payment_changed')");
  tellErased(sql);
  tell(sql, { target: `directory:${account.country}`, kind: "erase", payload: { id: account.id } });
  keepAccounts(sql, account);
  for (const email of addressesOf(sql, account)) {
    const address = accountAddress({ secret: env.TOKEN_SECRET, site: account.site, email });
    const payload = { email: address.email, member: account.id };
    tell(sql, { target: `accounts:${address.shard}`, kind: "released", payload });
  }
  sql.exec("UPDATE closing SET step = 'leaving', at = ?", clock.now());
}

/** The site forgets once all others have: a mail of theirs that names the member may still come in until then. */
export function askSiteToForget({ sql }: MemberState): void {
  const account = accountOf(sql);
  const forgotten: ErasedMember = { member: account.id, emails: addressesOf(sql, account) };
  tell(sql, { target: "site", kind: "forgotten", payload: forgotten });
  sql.exec("UPDATE closing SET step = 'forgetting', at = ?", clock.now());
}

/** The name of an event stays with whoever handles it, so it says nothing of the member. */
function tell(sql: SqlStorage, event: { target: string; kind: string; payload: unknown }): void {
  enqueue(sql, { id: `erasure/${randomness.token()}`, ...event });
}

/** Every address that is the member's, or was until a moment ago. */
function addressesOf(sql: SqlStorage, { email }: Account): string[] {
  const others = sql.exec<{ email: string }>("SELECT email FROM email_change UNION SELECT email FROM reserved_emails");
  return [email, ...others.toArray().map((row) => row.email)].filter((address) => address !== "");
}

/** What the law wants kept of money: entries and payments under an account number that leads to nobody. */
function keepAccounts(sql: SqlStorage, { country }: Account): void {
  const account = randomness.token();
  const ledger = ledgerOf(sql).map(({ kind, from_account, to_account, credits, at }): AccountingEntry => {
    return { account, kind: `ledger_${kind}`, entry: { from_account, to_account, credits }, at };
  });
  const payments = sql
    .exec<{ created_at: number }>(
      `SELECT payment_id, bundle, credits, amount, currency, payment_method, status, provider_ref, created_at, settled_at
       FROM payments WHERE provider_ref IS NOT NULL`,
    )
    .toArray()
    .map((payment): AccountingEntry => {
      return { account, kind: "payment", entry: { ...payment, country }, at: payment.created_at };
    });
  const entries = [...ledger, ...payments, ...refundsIn(sql, { account, country })].toSorted(
    (one, other) => one.at - other.at,
  );
  if (entries.length > 0) tell(sql, { target: "site", kind: "accounting", payload: { entries } });
  noteOpenPayments(sql);
}

/** They can still be paid, and nobody is here to get its credits: people give such money back at the provider. Decision 0239. */
function noteOpenPayments(sql: SqlStorage): void {
  const open = "SELECT payment_id, provider_ref FROM payments WHERE status = 'pending'";
  for (const { payment_id, provider_ref } of sql.exec<{ payment_id: string; provider_ref: string | null }>(open))
    log({ level: "warn", event: "payment_left_open", payment: payment_id, ref: provider_ref });
}

/** Without the name under a withdrawal. One that is not paid yet stays with the provider, or is for people to pay. */
function refundsIn(sql: SqlStorage, { account, country }: { account: string; country: string }): AccountingEntry[] {
  const rows = sql.exec<{ at: number; status: string; payment_id: string; provider_ref: string | null }>(
    `SELECT refund_id, refunds.payment_id, refunds.amount, currency, refunds.credits, reason, refunds.status, provider_ref, at,
       refunds.settled_at FROM refunds JOIN payments USING (payment_id) WHERE refunds.status NOT IN ('proposed', 'declined')`,
  );
  return rows.toArray().map((refund) => {
    // What a file collected waits at the site, for people to transfer.
    if (refund.status === "requested" && !isFileRef(refund.provider_ref))
      log({ level: "error", event: "refund_left_open", payment: refund.payment_id });
    return { account, kind: "refund", entry: { ...refund, country }, at: refund.at };
  });
}

/** The last mail. Its name says nothing of the member, because whoever carries it keeps that. */
export function sayFarewell({ sql }: MemberState): void {
  const { email, language, name } = accountOf(sql);
  sql.exec("DELETE FROM mails");
  if (!email) return;
  const id = `farewell/${randomness.token()}`;
  const payload: MailPayload<"account_erased"> = {
    kind: "account_erased",
    to: email,
    locale: language,
    name,
    contents: {},
    at: clock.now(),
  };
  enqueue(sql, { id, target: `mail:${id}`, kind: "mail", payload });
  sql.exec(
    "INSERT INTO mails (id, kind, subject, address, at, status) VALUES (?, ?, '', ?, ?, 'waiting')",
    id,
    payload.kind,
    email,
    payload.at,
  );
}
