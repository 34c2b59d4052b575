import {
  confirmMandate,
  listMandates,
  requestMandate,
  revokeMandate,
} from "../../../../../app/contract/money/direct-debit.ts";
import { cleanLine } from "../../../../../app/domain/clean-line.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { MandateOrder } from "../../../actors/member/money/direct-debit/mandate-request.ts";
import { type Call, type Caller, handleSignedIn } from "../../../http/http.ts";
import { sign } from "../../../signature.ts";
import { ibanOf } from "../../../../../app/domain/sepa/iban.server.ts";
import { creditorIn } from "./offers-debit.ts";
import { phoneOf } from "./phone.ts";

type SignedIn = Call & { caller: Caller };

export const listMandatesHandler = handleSignedIn(listMandates, async (call) => {
  const { actors, caller } = call;
  const known = await actors.member(caller.id).directDebit.list(caller.token);
  if (!known.ok) return known;
  const { country, confirmed, ...shown } = known.value;
  return accept({ ...shown, creditor: confirmed ? ((await creditorIn(call, country)) ?? null) : null });
});

/** Looks at what was typed first: what is wrong there sends no code and uses none up. */
export const requestMandateHandler = handleSignedIn(requestMandate, async (call) => {
  const { actors, caller, body } = call;
  const offer = await offerTo(call);
  if (!offer.ok) return offer;
  const clean = cleanOrder(body);
  if (!clean.ok) return clean;
  const [iban, phone] = [ibanOf(body.iban), phoneOf(body.phone, offer.value.country)];
  // Both at once: whoever mends one does not want to hear of the other afterwards.
  if (!iban.ok) return phone.ok ? iban : { ok: false, problem: { ...iban.problem, fields: phone.problem.fields } };
  if (!phone.ok) return phone;
  const order = { ...clean.value, iban: iban.value, phone: phone.value };
  const taken = await takeCode(call, order);
  if (!taken.ok) return taken;
  const requested = await actors.member(caller.id).directDebit.request(caller.token, order);
  return requested.ok ? accept({ request: requested.value }) : requested;
});

/** As it stands in the mandate and in the bank's file; what nobody would see there is `required` at its field. */
function cleanOrder({ mandate_id, ...typed }: MandateOrder): Result<MandateOrder> {
  const lines = Object.entries(typed).map(([name, text]) => [name, cleanLine(text)] as const);
  const empty = lines.filter(([, text]) => text === "").map(([name]) => [name, "required"]);
  if (empty.length > 0) return refuse("invalid_input", { fields: Object.fromEntries(empty) });
  return accept({ ...typed, ...Object.fromEntries(lines), mandate_id });
}

export const confirmMandateHandler = handleSignedIn(confirmMandate, async (call) => {
  const { actors, caller, body } = call;
  const offer = await offerTo(call);
  if (!offer.ok) return offer;
  const { creditor } = offer.value;
  const confirmed = await actors.member(caller.id).directDebit.confirm(caller.token, { ...body, creditor });
  return confirmed.ok ? accept({ mandate: confirmed.value }) : confirmed;
});

/** Also where direct debit is offered no more. */
export const revokeMandateHandler = handleSignedIn(revokeMandate, async ({ actors, caller, body }) => {
  const revoked = await actors.member(caller.id).directDebit.revoke(caller.token, body.mandate_id);
  return revoked.ok ? accept({ mandate: revoked.value }) : revoked;
});

/** Where the member lives, and who collects there. Whoever has not confirmed their address would not hear what is collected. */
async function offerTo(call: SignedIn) {
  const { actors, caller } = call;
  const known = await actors.member(caller.id).directDebit.list(caller.token);
  if (!known.ok) return known;
  const { country, confirmed } = known.value;
  const creditor = confirmed ? await creditorIn(call, country) : undefined;
  return creditor ? accept({ country, creditor }) : refuse("direct_debit_unavailable");
}

/**
 * Of one telephone's codes of the day, whoever asks for them. The member's object is asked first: who may have none uses none up. Each code
 * that is sent takes one; a request that is sent again takes none, because until its code is sent it keeps its name.
 */
async function takeCode({ actors, caller, env }: SignedIn, order: MandateOrder): Promise<Result> {
  const code = await actors.member(caller.id).directDebit.nextCode(caller.token, order);
  if (!code.ok) return code;
  if (code.value === null) return accept();
  const { mandate_id, phone } = order;
  const key = sign(env.TOKEN_SECRET, "sms-code", caller.id, mandate_id, phone, code.value);
  return actors.site().takeSmsCode({ key, number: sign(env.TOKEN_SECRET, "sms-number", phone) });
}
