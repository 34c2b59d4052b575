import type { Creditor, Mandate } from "../../../../../../app/contract/money/direct-debit.ts";
import { MOST_WRONG_CODES } from "../../../../../../app/domain/direct-debit.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { sameText } from "../../../../signature.ts";
import type { MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { blockDebits, refuseBlocked } from "./debit-block.ts";
import { forgetWrongCodes, noteCode } from "./mandate-codes.ts";
import { codeHash, eraseRequests, findRequest } from "./mandate-request.ts";
import { activeMandate, findMandate, giveMandate, ibanEnd, mandateOf, type MandateRow } from "./mandates.ts";

/** The code as it was typed, and who will collect. */
export interface Confirmation {
  mandate_id: string;
  otp: string;
  creditor: Creditor;
}

/**
 * The right code makes the mandate, once, and mails it. Wrong ones are counted for the member, not for the code: five within a day,
 * on whichever devices, and direct debit is blocked (spec §8). `otp_wrong`, `otp_expired`, `direct_debit_blocked`.
 */
export function confirmMandate(state: MemberState, { mandate_id, otp, creditor }: Confirmation): Result<Mandate> {
  const { sql, env } = state;
  const given = findMandate(sql, mandate_id);
  if (given) return accept(mandateOf(given));
  const free = refuseBlocked(sql);
  if (!free.ok) return free;
  const request = findRequest(sql);
  if (request?.mandate_id !== mandate_id || request.expires <= clock.now()) return refuse("otp_expired");
  if (!sameText(request.code, codeHash(env.TOKEN_SECRET, mandate_id, otp))) return refuseWrong(sql);
  const replaces = activeMandate(sql)?.reference;
  const mandate = giveMandate(sql, { ...request, creditor });
  eraseRequests(sql);
  mailMandate(state, { ...mandate, replaces }, creditor);
  return accept(mandateOf(mandate));
}

function refuseWrong(sql: SqlStorage): Result<never> {
  const wrong = noteCode(sql, "wrong");
  if (wrong < MOST_WRONG_CODES) return refuse("otp_wrong", { left: MOST_WRONG_CODES - wrong });
  forgetWrongCodes(sql);
  eraseRequests(sql);
  blockDebits(sql, "codes");
  const blocked = refuseBlocked(sql);
  return blocked.ok ? refuse("otp_wrong") : blocked;
}

/** `replaces`: the reference of the mandate that this one ends. */
function mailMandate(
  { sql, env }: MemberState,
  mandate: MandateRow & { replaces: string | undefined },
  creditor: Creditor,
): void {
  const { replaces, reference, account_holder, iban, street, house_number, zip, city, signed_at } = mandate;
  enqueueMail(
    { sql },
    {
      kind: "mandate_given",
      contents: {
        reference,
        ...(replaces !== undefined && { replaces }),
        creditor,
        account_holder,
        iban_end: ibanEnd(iban),
        address: `${street} ${house_number}, ${zip} ${city}`,
        signed_at,
        link: `${env.PUBLIC_ORIGIN}/directdebit`,
      },
    },
  );
}
