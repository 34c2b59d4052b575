import type { Creditor, Mandate } from "../../../../../../app/contract/money/direct-debit.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import type { MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { endMandate, findMandate, ibanEnd, mandateOf, type MandateRow } from "./mandates.ts";

/** Nothing more is collected by it, and a mail says so, once. Again it is the same; `not_found` for another's. */
export function revokeMandate(state: MemberState, id: string): Result<Mandate> {
  const { sql } = state;
  const known = findMandate(sql, id);
  if (!known) return refuse("not_found");
  if (known.revoked_at !== null) return accept(mandateOf(known));
  endMandate(sql, id);
  mailEnd(state, known);
  return accept(mandateOf(findMandate(sql, id) ?? known));
}

type UnderWay = { amount: number; currency: string; credits: number; debit_day: string };

/** With what was ordered before: it may be with the bank already. */
function mailEnd({ sql, env }: MemberState, { mandate_id, reference, iban, creditor }: MandateRow): void {
  const query = `SELECT amount, currency, credits, debit_day FROM payments
    WHERE mandate_id = ? AND status = 'pending' ORDER BY created_at, payment_id`;
  const under_way = sql.exec<UnderWay>(query, mandate_id).toArray();
  const contents = {
    reference,
    iban_end: ibanEnd(iban),
    creditor: (JSON.parse(creditor) as Creditor).name,
    at: clock.now(),
    under_way: under_way.map(({ amount, currency, credits, debit_day }) => ({
      amount: { amount, currency },
      credits,
      day: Date.parse(`${debit_day}T12:00:00Z`),
    })),
    link: `${env.PUBLIC_ORIGIN}/directdebit`,
  };
  enqueueMail({ sql }, { kind: "mandate_ended", contents });
}
