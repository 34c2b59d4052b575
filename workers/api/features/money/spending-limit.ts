import { getSpendingLimit, setSpendingLimit } from "../../../../app/contract/money/spending-limit.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { priceList } from "../../actors/site/prices/prices.ts";
import { type Call, type Caller, handleSignedIn } from "../../http.ts";

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
async function currencyOf({ actors, caller }: Pick<Call, "actors"> & { caller: Caller }): Promise<Result<string>> {
  const country = await actors.member(caller.id).account.country(caller.token);
  return country.ok ? accept(priceList(country.value, 1).bundles[0]?.price.currency ?? "EUR") : country;
}
