import { expect, onTestFinished, test, vi } from "vitest";
import { aMemberWithPassword, erase, inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aFictional, anAnswer } from "../../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMember,
  delivered,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { alarm, aPaidBundle, decide, refundsAre, withdrawFrom } from "../../../../../../tests/workers/paid-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import { movementsInMonth, type WhichMonth } from "./ledger-months.ts";
import { movementsBetween } from "./movements.ts";
import { charge } from "./wallet.ts";

const monthOf = async ({ stub, token }: TestMember, which: WhichMonth = {}) =>
  valueOf(await stub.money.transactions(token, 1, which));

const amount = { amount: 995, currency: "EUR" };

/** Buys 20 credits, and says what the provider's record says of it. */
async function buy({ stub, token }: TestMember): Promise<string> {
  const payment_id = crypto.randomUUID();
  const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
  valueOf(await stub.money.preparePayment(token, order));
  valueOf(await stub.money.settlePayment({ payment_id, status: "completed", amount }));
  return payment_id;
}

/** From now on it is then, until the test ends. */
function at(time: string): void {
  onTestFinished(() => moveClock(0));
  moveClock(Date.parse(time) - Date.now());
}

test("each movement says what it was for: whose message, which payment", async () => {
  const [anna, bert, fay] = [await aMember({ credits: 3 }), await aMember({ name: "Bert" }), await aFictional()];
  const payment = await buy(anna);
  await write(anna, bert);
  await write(anna, fay, { cost: 2 });
  await anAnswer(fay, anna);
  valueOf(await anna.stub.money.settlePayment({ payment_id: payment, status: "charged_back", amount, revision: 1 }));
  const [toBert, toFay] = [
    { id: bert.id, name: "Bert" },
    { id: fay.id, name: fay.order.name },
  ];
  const { movements } = await monthOf(anna);
  expect(movements.map(({ at: _, ...movement }) => movement)).toEqual([
    {
      kind: "charge_back",
      credits: 20,
      change: -20,
      balance: 0,
      payment_id: payment,
      paid: { ...amount, amount: -995 },
    },
    { kind: "message_answered", credits: 2, change: 0, balance: 20, spent_on: toFay },
    { kind: "message_held", credits: 2, change: -2, balance: 20, spent_on: toFay },
    { kind: "message", credits: 1, change: -1, balance: 22, spent_on: toBert },
    { kind: "payment", credits: 20, change: 20, balance: 23, payment_id: payment, paid: amount },
    { kind: "signup", credits: 3, change: 3, balance: 3 },
  ]);
});

test("a debt and what pays it name their payment", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const first = await buy(anna);
  await write(anna, bert);
  valueOf(await anna.stub.money.settlePayment({ payment_id: first, status: "charged_back", amount, revision: 1 }));
  const second = await buy(anna);
  const { movements } = await monthOf(anna);
  expect(movements.slice(0, 4).map(({ kind, payment_id, paid }) => [kind, payment_id, paid?.amount])).toEqual([
    ["debt_paid", second, undefined],
    ["payment", second, 995],
    ["debt", first, undefined],
    ["charge_back", first, -995],
  ]);
});

test("money that went back, came back or was taken with nothing left to take stands once with its movement", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  await refundsAre(ref, "refused");
  const { answer } = await withdrawFrom(anna, payment_id);
  valueOf(answer);
  await alarm(anna);
  await inObject(anna, (sql) => charge(sql, { key: "message:all", credits: 20, to: "site:messages", kind: "message" }));
  await decide(anna, { ref }, "charged_back");
  await decide(anna, { ref }, "paid");
  const { movements } = await monthOf(anna);
  expect(movements.map(({ kind, paid }) => [kind, paid?.amount])).toEqual([
    ["debt_paid", undefined],
    ["payment_again", 995],
    ["debt", -995],
    ["message", undefined],
    ["refund_failed", 995],
    ["refund", -995],
    ["payment", 995],
  ]);
});

test("who is called otherwise by now is called so", async () => {
  const [anna, bert] = [await aMember({ credits: 3 }), await aMember({ name: "Bert" })];
  await write(anna, bert);
  await delivered(anna, bert);
  valueOf(await bert.stub.account.changeProfile(bert.token, { name: "Albert" }, { countries: ["NL"], hidden: [] }));
  await delivered(bert);
  expect((await monthOf(anna)).movements[0]?.spent_on).toEqual({ id: bert.id, name: "Albert" });
});

for (const [what, leave] of [
  ["whom the member blocks", (anna, bert) => anna.stub.people.block(anna.token, bert.id)],
  ["who blocks the member", (anna, bert) => bert.stub.people.block(bert.token, anna.id)],
  ["who is erased", (_, bert) => erase(bert)],
] satisfies [string, (anna: TestMember, bert: Awaited<ReturnType<typeof aMemberWithPassword>>) => Promise<unknown>][]) {
  test(`${what} is not named any more, and what was spent stays`, async () => {
    const [anna, bert] = [await aMember({ credits: 3 }), await aMemberWithPassword({ name: "Bert" })];
    await write(anna, bert);
    await delivered(anna, bert);
    expect((await monthOf(anna)).movements[0]?.spent_on?.name).toBe("Bert");
    await leave(anna, bert);
    await delivered(anna, bert);
    const { movements } = await monthOf(anna);
    expect(movements[0]).toMatchObject({ kind: "message", change: -1, spent_on: null });
    expect(JSON.stringify([movements, await anna.stub.money.movements(anna.token)])).not.toContain(bert.id);
  });
}

test("a month is the member's own, by their time zone, and the newest with movements comes first", async () => {
  at("2026-07-31T21:59:59Z");
  const anna = await aMember({ credits: 5 });
  await spendMany(anna, 1, Date.parse("2026-07-31T22:00:00Z"));
  await spendMany(anna, 1, Date.parse("2026-10-02T12:00:00Z"));
  const months = [undefined, "2026-08", "2026-07", "2026-09", "2099-12"];
  const seen = await inObject(anna, (sql) => months.map((month) => movementsInMonth(sql, { month })));
  expect(seen[0]?.months).toEqual(["2026-10", "2026-08", "2026-07"]);
  expect(seen.map(({ month, movements }) => [month, ...movements.map(({ balance }) => balance)])).toEqual([
    ["2026-10", 3],
    ["2026-08", 4],
    ["2026-07", 5],
    ["2026-09"],
    ["2099-12"],
  ]);
});

test("in another zone the same moment is in another month", async () => {
  at("2026-07-31T22:00:01Z");
  const anna = await aMember({ credits: 5, country: "US", region: "New York" });
  expect(await monthOf(anna)).toMatchObject({ month: "2026-07", months: ["2026-07"] });
});

test("without any movement it is this month, and empty", async () => {
  at("2026-05-05T12:00:00Z");
  const anna = await aMember();
  expect(await monthOf(anna)).toMatchObject({ month: "2026-05", months: [], movements: [], next: null });
});

/** Writes messages into the ledger, a minute apart: each costs a credit. */
function spendMany({ id }: TestMember, count: number, start: number): Promise<unknown> {
  const insert = `INSERT INTO ledger (key, from_account, to_account, credits, kind, balance, at)
    VALUES (?, 'wallet', 'site:messages', 1, 'message', (SELECT balance FROM ledger ORDER BY position DESC LIMIT 1) - 1, ?)`;
  return inObject({ id }, (sql) => {
    for (let one = 0; one < count; one += 1) sql.exec(insert, `message:${crypto.randomUUID()}`, start + one * 60_000);
  });
}

test("a long month comes in pages, and a file in larger ones: each movement once", async () => {
  const start = "2026-05-05T12:00:00Z";
  at(start);
  const anna = await aMember({ credits: 2000 });
  await spendMany(anna, 1049, Date.parse(start) + 1000);
  const [shown, filed]: number[][] = [[], []];
  for (let before: number | undefined, turn = 0; turn === 0 || before !== undefined; turn += 1) {
    const page = await monthOf(anna, { month: "2026-05", before });
    expect(page.movements.length).toBe(50);
    shown?.push(...page.movements.map(({ balance }) => balance));
    before = page.next ?? undefined;
  }
  const sizes: number[] = [];
  for (let before: number | undefined, turn = 0; turn === 0 || before !== undefined; turn += 1) {
    const page = valueOf(await anna.stub.money.movements(anna.token, before));
    sizes.push(page.movements.length);
    filed?.push(...page.movements.map(({ balance }) => balance));
    before = page.next ?? undefined;
  }
  expect(shown).toEqual(Array.from({ length: 1050 }, (_, at) => 951 + at));
  expect(filed).toEqual(shown);
  expect(sizes).toEqual([1000, 50]);
});

test("a page reads no more rows than it shows, however long the ledger is", async () => {
  at("2026-05-05T12:00:00Z");
  const anna = await aMember({ credits: 5000 });
  await spendMany(anna, 3000, Date.parse("2026-05-05T12:00:01Z"));
  const read = await inObject(anna, (sql) => {
    const rows: number[] = [];
    const counting = {
      exec: (query: string, ...given: unknown[]) => {
        const cursor = sql.exec(query, ...given);
        return {
          toArray: () => {
            const found = cursor.toArray();
            rows.push(cursor.rowsRead);
            return found;
          },
        };
      },
    };
    const span = { start: Date.parse("2026-05-01T00:00:00Z"), end: Date.parse("2026-06-01T00:00:00Z") };
    const { next } = movementsBetween(counting as never, span);
    movementsBetween(counting as never, { ...span, before: next ?? undefined });
    return rows;
  });
  expect(Math.max(...read)).toBeLessThan(200);
});
