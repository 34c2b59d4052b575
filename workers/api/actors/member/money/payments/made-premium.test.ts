import { expect, test } from "vitest";
import { aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { settle } from "../../../../../../tests/workers/receipt-fixtures.ts";

test("a payment made its member premium if there was none, also after premium had ended", async () => {
  const anna = await aMember();
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const made = async (payment: string) => valueOf(await anna.stub.money.payment(anna.token, payment)).first_purchase;
  for (const payment of [first, second]) await settle(anna, payment, "completed");
  await settle(anna, first, "charged_back", 1);
  expect([await made(first), await made(second)]).toEqual([false, false]);
  await settle(anna, second, "charged_back", 1);
  await settle(anna, third, "completed");
  expect(await made(third)).toBe(true);
});
