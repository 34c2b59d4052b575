import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { accountsOf, aFictional, anAnswer, HOURS } from "../../../../../../tests/workers/fictional-fixtures.ts";
import {
  aMember,
  delivered,
  pageOf,
  totalsOf,
  valueOf,
  write,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";

/** What a few members may do to each other and to a fictional profile (3), in any order, with repeats (the keys are few). */
const step = fc.oneof(
  fc.record({ act: fc.constant("send" as const), from: fc.nat(2), to: fc.nat(3), key: fc.nat(5), text: fc.nat(1) }),
  fc.record({ act: fc.constant("answer" as const), to: fc.nat(2) }),
  fc.record({ act: fc.constant("wait" as const), from: fc.nat(2), hours: fc.integer({ min: -5, max: 25 }) }),
  fc.record({
    act: fc.constant("pay" as const),
    from: fc.nat(2),
    key: fc.nat(2),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ act: fc.constant("read" as const), from: fc.nat(2), to: fc.nat(2) }),
  fc.record({ act: fc.constant("deliver" as const), from: fc.nat(2) }),
  fc.record({ act: fc.constant("remove" as const), from: fc.nat(2), to: fc.nat(2) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const keyOf = (kind: number, who: number, key: number) =>
  `00000000-0000-4000-8000-${kind}${who}${String(key).padStart(10, "0")}`;

async function take(members: TestMember[], one: Step): Promise<void> {
  if (one.act === "answer") return anAnswer(members[3] as TestMember, members[one.to] as TestMember);
  if (one.act === "wait") moveClock(clock.offset() + one.hours * HOURS);
  const from = members[one.from] as TestMember;
  if (one.act === "deliver" || one.act === "wait") return delivered(from);
  if (one.act === "pay") return pay(from, { payment_id: keyOf(1, one.from, one.key), times: one.times });
  const to = members[one.to] as TestMember;
  if (one.act === "send") {
    await write(from, to, { client_id: keyOf(2, one.from, one.key), text: `text ${one.text}` });
  } else if (from !== to) {
    await readOrRemove(from, to, one.act);
  }
}

async function pay(member: TestMember, { payment_id, times }: { payment_id: string; times: number }): Promise<void> {
  const amount = { amount: 995, currency: "EUR" };
  const order = { payment_id, bundle: "EUR-20", credits: 2, amount, payment_method: "ideal" as const };
  valueOf(await member.stub.money.preparePayment(member.token, order));
  for (let time = 0; time < times; time += 1)
    await member.stub.money.settlePayment({ payment_id, amount, status: "completed" });
}

async function readOrRemove(from: TestMember, to: TestMember, act: "read" | "remove"): Promise<void> {
  const { conversation, messages } = await pageOf(from, to);
  if (act === "remove") await from.stub.conversations.deleteChat(from.token, conversation.id);
  else
    await from.stub.conversations.markRead(from.token, {
      conversation: conversation.id,
      position: messages.at(-1)?.position ?? 0,
    });
}

/** Sentences 1, 2, 3 and 7 of the measures, for one member. */
async function checkMember(member: TestMember, fictional: TestMember): Promise<void> {
  const { balance, entries } = await member.stub.money.ledger();
  let sum = 0;
  for (const { credits, from_account, to_account, balance: after } of entries) {
    if (to_account === "wallet") sum += credits;
    if (from_account === "wallet") sum -= credits;
    expect(after).toBe(sum);
    expect(after).toBeGreaterThanOrEqual(0);
  }
  const held = (await pageOf(member, fictional)).messages.filter(({ hold }) => hold && !hold.returned);
  expect((await accountsOf(member))["held:messages"] ?? 0).toBe(held.length);
  const totals = await totalsOf(member);
  expect([balance, totals.credits]).toEqual([sum, sum]);
  const { payments } = valueOf(await member.stub.money.transactions(member.token, 1));
  const completed = payments.filter(({ status }) => status === "completed");
  const granted = entries.filter(({ from_account }) => from_account === "payments").map(({ key }) => key);
  expect(granted.sort()).toEqual(completed.map(({ payment_id }) => `payment:${payment_id}`).sort());
  const chats = valueOf(await member.stub.conversations.chats(member.token));
  expect(totals.num_unread_messages).toBe(chats.reduce((total, chat) => total + (chat.num_unread_messages ?? 0), 0));
}

test("whatever members do, ledgers add up, nobody owes, and badges equal the pages", async () => {
  onTestFinished(() => moveClock(0));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      moveClock(0);
      const fictional = await aFictional();
      const members = [await aMember({ credits: 3 }), await aMember({ credits: 2 }), await aMember()];
      for (const one of steps) await take([...members, fictional], one);
      await delivered(...members);
      for (const member of members) await checkMember(member, fictional);
    }),
    { numRuns: 12 },
  );
});

test("whatever is sent arrives once and stands in one order on both sides", async () => {
  let arrived = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ from: fc.nat(1), key: fc.nat(9) }), { maxLength: 15 }), async (orders) => {
      const [anna, bert] = [await aMember({ credits: 5 }), await aMember({ credits: 5 })];
      const pair = [anna, bert] as const;
      const sends = orders.map(({ from, key }) =>
        write(pair[from === 0 ? 0 : 1], pair[from === 0 ? 1 : 0], {
          client_id: keyOf(3, from, key),
          text: `text ${key}`,
        }),
      );
      const answers = await Promise.all(sends);
      await delivered(anna, bert);
      const accepted = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.message.id] : [])));
      const idsOf = async (member: TestMember, other: TestMember) =>
        (await pageOf(member, other)).messages.map(({ id }) => id);
      const [hers, his] = [await idsOf(anna, bert), await idsOf(bert, anna)];
      expect(hers).toEqual(his);
      expect([...hers].sort()).toEqual([...accepted].sort());
      arrived += accepted.size;
    }),
    { numRuns: 12 },
  );
  expect(arrived).toBeGreaterThan(0);
});
