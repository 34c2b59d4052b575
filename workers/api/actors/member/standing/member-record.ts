import type { PaymentStatus } from "../../../../../app/contract/money/payments.ts";
import type { MemberRecord } from "../../../../../app/contract/operators/operator-members.ts";
import { instantOf } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { disabledReasons, settingsIn } from "../account/account-settings.ts";
import { listConsents } from "../account/consents.ts";
import { deletionOf } from "../deletion/deletion-row.ts";
import { countingNow, latestSequence, listSanctions } from "./sanctions.ts";

/** What operators are shown of the member: no password, no token, no message, no amount of money. */
export function memberRecord(sql: SqlStorage): MemberRecord {
  const account = accountOf(sql);
  const { id, name, email, gender, date_of_birth, country, language } = account;
  const deletion = deletionOf(sql);
  return {
    id,
    name,
    email,
    gender,
    date_of_birth,
    country,
    language,
    signup_date: instantOf(account.signup_date),
    last_active: instantOf(account.last_active),
    confirmed: account.status === "confirmed",
    paid_user: account.paid_user === 1,
    fictional: account.fictional === 1,
    paused: settingsIn(account).paused,
    suspended: account.suspended === 1,
    retired: account.retired_at !== null,
    erased_at: deletion ? instantOf(deletion.erase_at) : null,
    mail_off: disabledReasons(sql).map(({ reason }) => reason),
    standing: countingNow(sql),
    latest_decision: latestSequence(sql),
    sanctions: listSanctions(sql),
    consents: listConsents(sql),
    payments: listPaymentStates(sql),
  };
}

function listPaymentStates(sql: SqlStorage): MemberRecord["payments"] {
  return sql
    .exec<{ payment_id: string; bundle: string; status: PaymentStatus; at: number }>(
      "SELECT payment_id, bundle, status, created_at AS at FROM payments ORDER BY created_at DESC",
    )
    .toArray()
    .map((row) => ({ ...row, at: instantOf(row.at) }));
}
