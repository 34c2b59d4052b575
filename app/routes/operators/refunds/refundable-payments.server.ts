import { operatorPayments } from "../../../contract/operators/money/operator-refunds.ts";
import { apiOf, type Context } from "../../../request/context.server.ts";
import { needOpenedMember, toMember } from "../members/opened-member.server.ts";

/** The payments of a member whom the operator opened, and the member's name; else their page asks why first, and leads back to `url`. */
export async function refundablePayments(context: Context, id: string, url: URL) {
  const api = apiOf(context);
  const [{ member }, answer] = await Promise.all([
    needOpenedMember(context, id, url.pathname + url.search),
    api.call(operatorPayments, { id }),
  ]);
  // Nobody pays for a fictional profile.
  if (member.fictional) throw toMember(id);
  const { payments } = answer.ok ? answer.value : await api.callOrThrow(operatorPayments, { id });
  return { name: member.name, payments };
}
