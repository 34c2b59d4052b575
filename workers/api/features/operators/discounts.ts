import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import {
  DISCOUNTS_PAGE,
  inspectDiscount,
  listDiscounts,
  makeDiscount,
  stopDiscount,
} from "../../../../app/contract/operators/money/operator-discounts.ts";
import type { FieldProblem } from "../../../../app/contract/field-problems.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { discountCodeOf, isOver, TIME_BONUS } from "../../../../app/domain/discount.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { NewDiscount, StoredDiscount } from "../../actors/site/discounts/discount-codes.ts";
import { clock, instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { livingMember } from "./find-member.ts";

export const getDiscounts = handleOperator(listDiscounts, async ({ actors, query }) => {
  const { discounts, found } = await actors.site().discounts.list({ page: query.page, size: DISCOUNTS_PAGE });
  return accept({ discountcodes: discounts.map(shown), found });
});

export const getDiscount = handleOperator(inspectDiscount, async ({ actors, query }) => {
  const found = await actors.site().discounts.inspect(discountCodeOf(query.code));
  if (!found.ok) return found;
  const { discount, history } = found.value;
  const changes = history.map(({ at, ...change }) => ({ ...change, at: instantOf(at) }));
  return accept({ discountcode: { ...shown(discount), history: changes } });
});

export const postDiscount = handleOperator(makeDiscount, async ({ actors, operator, body }) => {
  if (body.code === TIME_BONUS.code) return refuse("discount_code_taken");
  if (body.user_id !== undefined && body.user_id === operator.member) return refuse("yourself");
  const discount = newDiscount(body);
  // What was made already is that code, whatever the time is now.
  const fields = (await actors.site().discounts.find(discount.code)) ? {} : await problemsOf(body, actors);
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  return actors.site().discounts.make(discount, { operator, why: cleanText(body.why) });
});

export const deleteDiscount = handleOperator(stopDiscount, async ({ actors, operator, body }) =>
  actors.site().discounts.stop(discountCodeOf(body.code), { operator, why: cleanText(body.why) }),
);

function newDiscount(body: BodyOf<typeof makeDiscount>): NewDiscount {
  return {
    code: body.code,
    value_percentage: body.value_percentage,
    country: body.country ?? null,
    user_id: body.user_id ?? null,
    expires: body.expires === undefined ? null : Date.parse(body.expires),
    currency: body.currency ?? null,
    minimum_order_value: body.minimum_order_value ?? null,
    paymentmethods: [...new Set(body.paymentmethods)].toSorted(),
    validity: body.validity,
    max_uses: body.max_uses ?? null,
  };
}

async function problemsOf(
  { expires, minimum_order_value, currency, user_id }: BodyOf<typeof makeDiscount>,
  actors: Actors,
) {
  const fields: Record<string, FieldProblem> = {};
  if (expires !== undefined && Date.parse(expires) <= clock.now()) fields["expires"] = "day_over";
  if (minimum_order_value !== undefined && currency === undefined) fields["currency"] = "choose_one";
  if (user_id !== undefined && !(await livingMember(actors, user_id))) fields["user_id"] = "member_unknown";
  return fields;
}

function shown({ expires, made_at, first_purchase: _first, paymentmethods, ...discount }: StoredDiscount) {
  return {
    ...discount,
    expires: expires === null ? null : instantOf(expires),
    expired: isOver({ status: discount.status, expires }, clock.now()),
    made_at: instantOf(made_at),
    paymentmethods: [...paymentmethods],
  };
}
