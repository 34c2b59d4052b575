import { expect, test } from "vitest";
import { aDebtor, anOrder, provider } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
import { valueOf } from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";

test("a debit that a file collects is asked after at the site, whoever takes the money today", async () => {
  const anna = await aDebtor();
  const { payment_id, ref } = await anOrder(anna);
  await provider.cancel(ref);
  moveClock(clock.offset() + 60_001);
  await anna.stub.runDue();
  moveClock(0);
  expect(valueOf(await anna.stub.money.payment(anna.token, payment_id)).status).toBe("cancelled");
});
