import { env } from "cloudflare:workers";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import type { CreateOrder } from "../../workers/api/actors/member/account/create.ts";
import type { SendOrder } from "../../workers/api/actors/member/conversations/sending/send.ts";
import type { Env } from "../../workers/api/env.ts";
import { memberIdOf } from "../../workers/api/ids.ts";

const apiEnv = env as unknown as Env;
const site = "tests";

/** All actors of the site that these tests live in. */
export const actors = actorsOf(apiEnv, site);

/** A valid id without a member, as after an unfinished sign-up or an erasure. */
export function unusedMemberId(at: string = site): string {
  return memberIdOf({ secret: apiEnv.TOKEN_SECRET, site: at, signupKey: crypto.randomUUID() });
}

type Wishes = Partial<CreateOrder> & { credits?: number };

/** A confirmed member who is signed in. A test names the properties that matter, the others are made up. */
export async function aMember({ credits = 0, ...wishes }: Wishes = {}) {
  const id = unusedMemberId(wishes.site);
  const order: CreateOrder = {
    id,
    site,
    email: `${id}@example.org`,
    name: `Member ${id.slice(0, 4)}`,
    gender: "female",
    seeking: "male",
    date_of_birth: "1960-05-01",
    country: "NL",
    region: "Utrecht",
    city: "Zeist",
    language: "nl",
    confirmed: true,
    signup_credits: credits,
    session: { user_agent: "test" },
    ...wishes,
  };
  const stub = actorsOf(apiEnv, order.site).member(order.id);
  const created = await stub.account.create(order);
  if (!created.ok) throw new Error(created.problem.error);
  return { id: order.id, order, stub, token: created.value.token ?? "" };
}

export type TestMember = Awaited<ReturnType<typeof aMember>>;

/** One text from one to the other, through the sender's object. */
export function write(from: TestMember, to: { id: string }, order: Partial<SendOrder> = {}) {
  return from.stub.conversations.send(from.token, {
    client_id: crypto.randomUUID(),
    to: to.id,
    text: "Shall we walk on Sunday?",
    cost: 1,
    length: 2000,
    hold_hours: 48,
    ...order,
  });
}

/** Waits until the outboxes of these members are empty. */
export async function delivered(...members: TestMember[]): Promise<void> {
  for (let waiting = 1; waiting > 0;) {
    await Promise.all(members.map(({ stub }) => stub.runDue()));
    const counts = await Promise.all(members.map(({ stub }) => stub.pendingOutbox()));
    waiting = counts.reduce((sum, count) => sum + count, 0);
  }
}

/** The value, or a failure that names the problem. */
export function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; problem: { error: string } }): Value {
  if (!result.ok) throw new Error(result.problem.error);
  return result.value;
}

/** A page of the conversation as this member sees it. */
export async function pageOf(
  member: TestMember,
  other: { id: string },
  query: { before?: number; after?: number; limit?: number } = {},
) {
  return valueOf(await member.stub.conversations.messages(member.token, { with: other.id, limit: 50, ...query }));
}

/** The totals of the badges, as user.php gives them. */
export async function totalsOf(member: TestMember) {
  const { credits, num_unread_messages, num_new_likes } = valueOf(await member.stub.account.user(member.token));
  return { credits, num_unread_messages, num_new_likes };
}
