import { expect, test } from "vitest";
import { aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { aPaidBundle, decide, withdrawFrom } from "../../../../../../tests/workers/paid-fixtures.ts";

test("a page of messages says what the member paid last, and nothing of what was taken back or never paid", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const lastPrice = async (query: { after?: number } = {}) => {
    const page = await anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 10, ...query });
    return valueOf(page).last_price;
  };
  expect(await lastPrice()).toBeUndefined();
  await aPaidBundle(anna, { amount: 995 });
  expect(await lastPrice()).toEqual({ credits: 20, amount: { amount: 995, currency: "EUR" } });
  const dear = await aPaidBundle(anna, { amount: 1995, credits: 50 });
  await decide(anna, dear, "charged_back");
  expect(await lastPrice()).toEqual({ credits: 20, amount: { amount: 995, currency: "EUR" } });
  const withdrawn = await aPaidBundle(anna, { amount: 2995, credits: 100 });
  expect(await lastPrice()).toEqual({ credits: 100, amount: { amount: 2995, currency: "EUR" } });
  valueOf((await withdrawFrom(anna, withdrawn.payment_id)).answer);
  expect(await lastPrice()).toEqual({ credits: 20, amount: { amount: 995, currency: "EUR" } });
  expect(await lastPrice({ after: 0 }), "what is new asks for it in vain").toBeUndefined();
});
