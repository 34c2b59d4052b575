import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { aStep, MoneyWalk, type Step } from "../../../../../tests/workers/money/money-walk.ts";
import { actors, aMoneyWorld, provider, refOf, site } from "../../../../../tests/workers/money/money-world.ts";
import { moveClock } from "../../../clock.ts";

/** Of 40 to 60 steps each. `MONEY_WALKS=260 npm test -- workers money-walk` takes more than ten thousand; few in each run of all tests. */
const WALKS = Number((env as unknown as { MONEY_WALKS: string }).MONEY_WALKS);
const DAY_HOURS = 24;

/** `payment`: how many were ordered after it. With an `n` of 1 the provider's webhook comes at once, with 0 it does not. */
const at = (act: Step["act"], n = 0, payment = 0): Step => ({ act, device: n % 3, at: payment, n });

/** Each thing once where it has an effect, whatever the others happen to be. */
const tour: Step[] = [
  at("order_bonus", 0),
  at("pay", 0),
  at("webhook"),
  at("repeat"),
  at("change"),
  at("text", 1),
  at("gift", 2),
  at("photo"),
  at("alarm"),
  at("to_fictional", 1),
  at("to_fictional", 0),
  at("answer"),
  at("charge_back", 1),
  at("overtaken", 1),
  at("give_back", 1),
  at("overtaken"),
  at("withdraw"),
  at("refunds_refused"),
  at("alarm"),
  at("refunds_done"),
  at("withdraw", 1),
  at("alarm"),
  at("order", 1),
  at("pay", 1),
  at("refund_all"),
  at("agree", 0),
  at("agree", 1),
  at("alarm"),
  at("refunds_come_back"),
  at("webhook"),
  at("alarm"),
  at("order_debit", 0),
  at("fail", 1),
  at("pay", 1),
  at("charge_back", 1),
  at("order_discounted", 4),
  at("order_unsent", 3),
  at("order_unanswered", 5),
  at("limit", 2),
  at("order", 0),
  at("wait", 11),
  at("at_once", 0, 1),
];

/** Everything arrives at last: webhooks, alarms, refunds. Then the provider's books and ours are one. */
async function expectSameBooks(walk: MoneyWalk): Promise<void> {
  const { world, payments } = walk;
  const { anna, tokens } = world;
  const isOpen = "SELECT 1 FROM refunds WHERE status = 'requested' OR (status = 'done' AND try_at IS NOT NULL)";
  for (let day = 0; day < 20; day += 1) {
    for (const payment_id of payments) {
      const ref = await refOf(world, payment_id);
      if (ref) await actors.site().testPayments.decideRefunds(ref, "done");
      await walk.hear(payment_id);
    }
    await walk.wait(DAY_HOURS);
    await walk.expectRight(tokens[0] ?? "");
    if (day > 1 && !(await inObject({ id: anna.id, site }, (sql) => sql.exec(isOpen).toArray().length > 0))) break;
  }
  for (const payment_id of payments) {
    const { status } = valueOf(await anna.stub.money.payment(tokens[0] ?? "", payment_id));
    const ref = await refOf(world, payment_id);
    const known = ref && (await provider.fetch(ref));
    expect(status, "as the provider has it").toBe(known ? known.status : "failed");
    const back = "SELECT coalesce(sum(amount), 0) AS back FROM refunds WHERE payment_id = ? AND status = 'done'";
    const { back: ours } = await inObject({ id: anna.id, site }, (sql) =>
      sql.exec<{ back: number }>(back, payment_id).one(),
    );
    expect(ours, "what went back").toBe((known && known.refunded) || 0);
  }
}

function quiet(): void {
  const spies = (["warn", "error"] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    moveClock(0);
  });
}

async function walkAlong(steps: readonly Step[]): Promise<MoneyWalk> {
  moveClock(0);
  const walk = new MoneyWalk(await aMoneyWorld());
  for (const step of steps) await walk.take(step);
  await expectSameBooks(walk);
  return walk;
}

test("one of everything that can happen to money leaves each kind of entry, and the books are right after each step", async () => {
  quiet();
  const { world } = await walkAlong(tour);
  const { entries } = await world.anna.stub.money.ledger();
  const kinds = [
    "payment",
    "payment_again",
    "charge_back",
    "refund",
    "refund_failed",
    "debt",
    "message",
    "gift",
    "photo",
  ];
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
});

test(
  "whatever several devices, payers, banks, providers and operators do, in any currency: the books are right after each step",
  async () => {
    quiet();
    let [steps, bought] = [0, 0];
    const walks = fc.array(aStep, { minLength: 40, maxLength: 60, size: "max" });
    await fc.assert(
      fc.asyncProperty(walks, async (taken) => {
        const { payments } = await walkAlong(taken);
        steps += taken.length;
        bought += payments.length;
      }),
      { numRuns: WALKS, endOnFailure: WALKS > 10 },
    );
    expect(steps).toBeGreaterThanOrEqual(40 * WALKS);
    expect(bought).toBeGreaterThan(WALKS);
  },
  60_000 + WALKS * 5_000,
);
