import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import {
  inspectPrices,
  listPrices,
  type OperatorPriceList,
  planPrices,
  withdrawPrices,
} from "../../../../app/contract/operators/money/operator-prices.ts";
import type { FieldProblem } from "../../../../app/contract/field-problems.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { isCurrency } from "../../../../app/domain/prices/currency.ts";
import { priceMistakes, pricesAt } from "../../../../app/domain/prices/price-list.ts";
import { inShownOrder } from "../../../../app/domain/prices/ways-to-pay.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { defaultPrices, priceListIn } from "../../actors/site/prices/prices.ts";
import type { StoredPrices } from "../../actors/site/prices/price-lists.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { clock, instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { findPaymentProvider } from "../../providers/payment/payment-provider-of.ts";
import { providerMethods } from "../../providers/payment/offered-methods.ts";

/** Operators see what is stored at this moment, without the members' cache. */
export const getPriceLists = handleOperator(listPrices, async (call) => {
  const [{ countries, message_credits }, lists] = await Promise.all([
    settingsOf(call),
    call.actors.site().prices.current(),
  ]);
  const now = clock.now();
  return accept({
    countries: countries.map((country) => ({
      country,
      currency: (pricesAt(lists, country, now) ?? defaultPrices(country)).currency,
      bundles: priceListIn({ lists, country, now, message_credits }).bundles,
      planned: lists.filter((list) => list.country === country && list.from_at > now).length,
    })),
  });
});

export const getPrices = handleOperator(inspectPrices, async (call) => {
  const { country } = call.query;
  const { countries, message_credits } = await settingsOf(call);
  if (!countries.includes(country)) return refuse("not_found");
  const lists = await call.actors.site().prices.ofCountry(country);
  const [now, counting] = [clock.now(), lists.filter(({ withdrawn_at }) => withdrawn_at === null)];
  const current = pricesAt(counting, country, now);
  const prices = priceListIn({ lists: counting, country, now, message_credits });
  const { currency } = current ?? defaultPrices(country);
  const provider = await providerMethods({ ...call, prices, provider: findPaymentProvider(call) });
  const provider_methods = provider ? inShownOrder(provider) : null;
  const shown = lists.map((list) => shownList(list, { now, current: current?.number }));
  return accept({ ...prices, currency, provider_methods, lists: shown });
});

export const postPrices = handleOperator(planPrices, async (call) => {
  const { key, country, currency, bundles, vat_rate, payment_methods, from, seen, why } = call.body;
  if (!(await settingsOf(call)).countries.includes(country)) return refuse("not_found");
  const fields = mistakesIn(call.body);
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  const sorted = bundles.toSorted((one, other) => one.credits - other.credits);
  const from_at = from === undefined ? undefined : Date.parse(from);
  const methods = inShownOrder(payment_methods);
  const list = { key, country, currency, bundles: sorted, vat_rate, methods, from_at, seen };
  const act = { operator: call.operator, why: cleanText(why) };
  const planned = await call.actors.site().prices.plan(list, act);
  return planned.ok ? accept({ number: planned.value.number, from: instantOf(planned.value.from_at) }) : planned;
});

export const deletePrices = handleOperator(withdrawPrices, async ({ actors, operator, body }) =>
  actors.site().prices.withdraw(body.number, { operator, why: cleanText(body.why) }),
);

function mistakesIn({ currency, bundles }: Pick<BodyOf<typeof planPrices>, "currency" | "bundles">) {
  const fields: Record<string, FieldProblem> = {};
  if (!isCurrency(currency)) fields["currency"] = "choose_one";
  for (const { at, field, code } of priceMistakes(bundles))
    fields[at === undefined ? "bundles" : `bundles.${at}.${field}`] = code;
  return fields;
}

function shownList(
  { from_at, made_at, withdrawn_at, withdrawn_by, withdrawn_why, country: _country, ...list }: StoredPrices,
  { now, current }: { now: number; current: number | undefined },
): OperatorPriceList {
  const withdrawn = withdrawn_at !== null && {
    at: instantOf(withdrawn_at),
    operator: withdrawn_by ?? "",
    why: withdrawn_why ?? "",
  };
  const state = withdrawn ? "withdrawn" : list.number === current ? "current" : from_at > now ? "planned" : "past";
  const { number, currency, bundles, vat_rate, methods, operator, why } = list;
  const sold = { currency, bundles: [...bundles], vat_rate, payment_methods: [...methods] };
  const base = { number, ...sold, from: instantOf(from_at) };
  return { ...base, state, made_at: instantOf(made_at), operator, why, ...(withdrawn && { withdrawn }) };
}
