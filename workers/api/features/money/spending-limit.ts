import { getSpendingLimit, setSpendingLimit } from "../../../../app/contract/money/spending-limit.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { pricesIn } from "../../actors/site/prices/current-prices.ts";
import { type Call, type Caller, handleSignedIn } from "../../http/http.ts";

export const getSpendingLimitHandler = handleSignedIn(getSpendingLimit, async (call) => {
  const { actors, caller } = call;
  const currency = await currencyOf(call);
  return currency.ok ? actors.member(caller.id).money.spendingLimit(caller.token, currency.value) : currency;
});

export const setSpendingLimitHandler = handleSignedIn(setSpendingLimit, async (call) => {
  const { actors, caller, body } = call;
  const currency = await currencyOf(call);
  if (!currency.ok) return currency;
  return actors.member(caller.id).money.setSpendingLimit(caller.token, body.limit, currency.value);
});

/** In which bundles are sold where the member lives. */
async function currencyOf(call: Pick<Call, "actors" | "site"> & { caller: Caller }): Promise<Result<string>> {
  const country = await call.actors.member(call.caller.id).account.country(call.caller.token);
  if (!country.ok) return country;
  const { bundles } = await pricesIn(call, country.value);
  return accept(bundles[0]?.price.currency ?? "EUR");
}
