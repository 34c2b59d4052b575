/* oxlint-disable vitest/no-standalone-expect -- the model looks after each step */
import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anAccount, type TestAccount } from "../../../../../tests/workers/account-fixtures.ts";
import { delivered, pageOf, totalsOf, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { uploadFor } from "../../../../../tests/workers/message-photo-fixtures.ts";
import type { Env } from "../../../env.ts";
import { actorsOf } from "../../actors.ts";

/** `CONVERSATION_RUNS=1000 npm test -- workers conversation-model` for a thousand; few in each run of all tests. */
const RUNS = Number((env as unknown as { CONVERSATION_RUNS: string }).CONVERSATION_RUNS);
const COST = { text: 1, photo: 2, gift: 3 };
const START = 20;

const who = fc.constantFrom(0, 1);
/** Five at most: so many photos may wait for their messages. */
const key = fc.nat(4);
const kind = fc.constantFrom<keyof typeof COST>("text", "text", "text", "gift", "photo");

/** What a device, or the machine, may do next. A key that comes again may bring what it brought before, or something else. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("send" as const), who, key, other: fc.boolean(), kind }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("deliver" as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("read" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove" as const), who, undo: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("crash" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("block" as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Send = Extract<Step, { do: "send" }>;

/** What must be true, kept as plainly as possible. */
class Model {
  /** By sender and key: what was accepted, in the order of the answers. */
  readonly accepted = new Map<string, { from: number; content: string; id: string; cost: number }>();
  /** Ids that each side removed, and does not see any more. */
  readonly gone: [Set<string>, Set<string>] = [new Set(), new Set()];
  blocked = false;

  balance(side: number): number {
    const spent = [...this.accepted.values()].filter(({ from }) => from === side);
    return START - spent.reduce((sum, { cost }) => sum + cost, 0);
  }
}

class World {
  readonly model = new Model();
  readonly #members: readonly TestAccount[];

  constructor(members: readonly TestAccount[]) {
    this.#members = members;
  }

  member(side: number): TestAccount {
    const member = this.#members[side];
    if (!member) throw new Error("there are two");
    // After a crash the old stub is broken.
    return { ...member, stub: actorsOf(env as unknown as Env, member.order.site).member(member.id) };
  }

  async take(one: Step): Promise<void> {
    const side = one.who;
    const [member, other] = [this.member(side), this.member(1 - side)];
    if (one.do === "send") return this.#send(one);
    if (one.do === "deliver") return void (await member.stub.runDue());
    if (one.do === "crash") return crash(member);
    if (one.do === "block") return this.#block(member, other);
    if (one.do === "remove") return this.#remove(side, one.undo);
    if (!this.model.blocked)
      await member.stub.conversations.messages(member.token, { with: other.id, limit: 50, mark_read: "1" });
  }

  async #send({ who: side, key: number, other, kind }: Send): Promise<void> {
    const [from, to] = [this.member(side), this.member(1 - side)];
    const text = `${number}${other ? "!" : ""}`;
    const name = `${side} ${number}`;
    const earlier = this.model.accepted.get(name);
    const content = `${kind} ${text}`;
    if (kind === "photo") {
      // Again under its key it is the same one.
      await uploadFor(from, keyOf(from.id, number));
      await from.stub.runDue();
    }
    const answer = await from.stub.conversations.send(from.token, {
      client_id: keyOf(from.id, number),
      to: to.id,
      text,
      ...(kind === "gift" && { gift: "tulips" as const }),
      ...(kind === "photo" && { photo: true as const }),
      cost: COST[kind],
      length: 2000,
      hold_hours: 48,
    });
    if (earlier) {
      // Sentence 4: the same key has the same answer, or is refused.
      expect(answer.ok ? answer.value.message.id : answer.problem.error).toBe(
        earlier.content === content ? earlier.id : "key_reused",
      );
      return;
    }
    const payable = this.model.balance(side) >= COST[kind];
    const outcome = answer.ok ? "sent" : answer.problem.error;
    // Who was blocked finds nobody.
    if (this.model.blocked) expect(["blocked", "not_found"]).toContain(outcome);
    else expect(outcome).toBe(payable ? "sent" : "not_enough_credits");
    if (answer.ok)
      this.model.accepted.set(name, { from: side, content, id: answer.value.message.id, cost: COST[kind] });
  }

  /** What is on its way comes first: what arrives between looking and removing would go without the model knowing. */
  async #remove(side: number, undo: boolean): Promise<void> {
    const [member, other] = [this.member(side), this.member(1 - side)];
    if (this.model.blocked) return;
    await delivered(member, other);
    const { conversation, messages } = await pageOf(member, other);
    await member.stub.conversations.deleteChat(member.token, conversation.id);
    if (undo && messages.length > 0)
      valueOf(await member.stub.conversations.restoreChat(member.token, conversation.id));
    else for (const { id } of messages) this.model.gone[side as 0 | 1].add(id);
  }

  /** With what is on its way: it would arrive or not, and both are right. */
  async #block(member: TestAccount, other: TestAccount): Promise<void> {
    await delivered(member, other);
    await member.stub.people.block(member.token, other.id);
    await delivered(member, other);
    this.model.blocked = true;
  }

  /** Sentences 2, 5, 6 and 7, once everything has arrived. */
  async check(): Promise<void> {
    const [anna, bert] = [this.member(0), this.member(1)];
    await delivered(anna, bert);
    for (const side of [0, 1] as const) {
      const [member, other] = [this.member(side), this.member(1 - side)];
      expect((await totalsOf(member)).credits, "the balance is what was not spent").toBe(this.model.balance(side));
      const { num_unread_messages } = await totalsOf(member);
      const chats = valueOf(await member.stub.conversations.chats(member.token));
      expect(num_unread_messages).toBe(chats.reduce((sum, chat) => sum + (chat.num_unread_messages ?? 0), 0));
      if (this.model.blocked) {
        expect(chats, "nothing is left of somebody blocked").toEqual([]);
        continue;
      }
      const { messages } = await pageOf(member, other);
      const expected = [...this.model.accepted.values()].filter(({ id }) => !this.model.gone[side].has(id));
      expect(messages.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      for (const { id, text, gift, photo, own } of messages) {
        const written = expected.find((one) => one.id === id);
        expect([`${photo ? "photo" : gift ? "gift" : "text"} ${text}`, own]).toEqual([
          written?.content,
          written?.from === side,
        ]);
      }
      expect(
        messages.map(({ sent_at }) => sent_at),
        "in the order of sending",
      ).toEqual(messages.map(({ sent_at }) => sent_at).sort());
    }
  }
}

/** The object ends without a word; what it had acknowledged is on disk. */
async function crash({ id, order }: TestAccount): Promise<void> {
  const stub = (env as unknown as Env).MEMBER.getByName(`${order.site}/${id}`);
  await runInDurableObject(stub, (_member, context) => context.abort("crashed")).catch(() => undefined);
}

function keyOf(member: string, number: number): string {
  const tail = [...member].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffffff, 7);
  return `00000000-0000-4000-8000-${(tail.toString(16).padStart(8, "0") + number.toString(16).padStart(4, "0")).slice(-12)}`;
}

test("however sending, repeating, reading, removing, blocking and crashing follow each other, both sides are as a plain model says", async () => {
  let sent = 0;
  let photos = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const world = new World([
        await anAccount({ credits: START, paid_user: true }),
        await anAccount({ credits: START, paid_user: true }),
      ]);
      for (const one of steps) await world.take(one);
      await world.check();
      sent += world.model.accepted.size;
      photos += [...world.model.accepted.values()].filter(({ content }) => content.startsWith("photo")).length;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(sent).toBeGreaterThan(RUNS);
  expect(photos).toBeGreaterThan(RUNS / 10);
}, 600_000);
