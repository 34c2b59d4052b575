import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember } from "../../../../../tests/workers/member-fixtures.ts";
import { aPaidBundle, withdrawFrom } from "../../../../../tests/workers/paid-fixtures.ts";
import { clock } from "../../../clock.ts";
import type { PaymentProvider } from "../../../providers/payment/payment-provider.ts";
import { checkPayments } from "./payments/payment-checks.ts";
import { sendRefunds } from "./refunds/send-refunds.ts";

const provider = (calls: Partial<PaymentProvider>) => () => calls as PaymentProvider;

/** Two of them, due now. */
async function aBuyer() {
  const anna = await aMember();
  const bought = [await aPaidBundle(anna), await aPaidBundle(anna)];
  return { anna, refs: bought.map(({ ref }) => ref), ids: bought.map(({ payment_id }) => payment_id) };
}

test("a payment that ends while another one is asked after is not asked after any more", async () => {
  const { anna, refs } = await aBuyer();
  const asked: string[] = [];
  const left = await inObject(anna, async (sql) => {
    sql.exec("UPDATE payments SET check_at = ?", clock.now());
    await checkPayments({
      sql,
      provider: provider({
        fetch: (ref) => {
          asked.push(ref);
          sql.exec("UPDATE payments SET check_at = NULL WHERE provider_ref <> ?", ref);
          return Promise.resolve(undefined);
        },
      }),
      owner: { id: anna.id, site: "tests" },
      settle: () => undefined,
      attach: () => undefined,
      fail: () => undefined,
    });
    return sql.exec<{ count: number }>("SELECT count(*) AS count FROM payments WHERE check_at IS NOT NULL").one().count;
  });
  expect(asked).toHaveLength(1);
  expect(refs).toContain(asked[0]);
  expect(left, "the one that was asked after").toBe(1);
});

test("a refund that a charge-back stops while another one is sent does not leave", async () => {
  const { anna, ids } = await aBuyer();
  for (const payment_id of ids) await withdrawFrom(anna, payment_id);
  const sent: string[] = [];
  const due = await inObject(anna, async (sql) => {
    sql.exec("UPDATE refunds SET status = 'requested', taken = 0, attempts = 0, try_at = ?", clock.now());
    await sendRefunds({
      sql,
      site: "tests",
      provider: provider({
        refund: ({ key }) => {
          sent.push(key);
          sql.exec("UPDATE refunds SET status = 'failed', try_at = NULL WHERE refund_id <> ?", key);
          return Promise.resolve({ state: "pending", at: clock.now() });
        },
      }),
      description: () => Promise.resolve("Periwinkle"),
      settle: () => undefined,
      hear: () => undefined,
    });
    return sql.exec<{ count: number }>("SELECT count(*) AS count FROM refunds WHERE try_at IS NOT NULL").one().count;
  });
  expect(sent).toHaveLength(1);
  expect(due).toBe(1);
});
