import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import type { CreateOrder } from "../../workers/api/actors/member/account/create.ts";
import type { SignedInWith } from "../../workers/api/actors/member/auth/sessions/known-devices.ts";
import { clock, moveClock } from "../../workers/api/clock.ts";
import type { Env } from "../../workers/api/env.ts";
import { hashPassword } from "../../workers/api/password.ts";
import { aMember, actors, valueOf, type TestMember } from "./member-fixtures.ts";

/** The objects' namespaces, the secrets, the photo store. */
export const objects = env as unknown as Env;
const DAY = 24 * 60 * 60_000;
const password = "a long walk by the sea";
let hash: string | undefined;

/** A member who can prove their password, as deletion asks for. */
export async function aMemberWithPassword(
  wishes: Partial<CreateOrder> & { credits?: number } = {},
): Promise<TestMember> {
  hash ??= valueOf(await hashPassword(objects, { password, known: true, requestId: "test" }));
  return aMember({ password_hash: hash, ...wishes });
}

export function deleteAccount(member: TestMember, order: Record<string, unknown> = {}) {
  return member.stub.deletion.start(member.token, {
    password,
    reason: "other",
    comment: "",
    requestId: "test",
    ...order,
  });
}

/** `device`: the browser, by its hash. */
export async function signInAgain({ order, stub }: TestMember, device?: SignedInWith) {
  const proof = { email: order.email, password, known: false, requestId: "test" };
  return stub.sessions.signIn({ ...proof, userAgent: "test", device });
}

/** Deletes the account, lets the days of grace pass, and does what the alarm would do. The clock stays there. */
export async function erase(member: TestMember): Promise<void> {
  await endGrace(member, valueOf(await deleteAccount(member)));
}

/** As `erase`, of an account whose deletion has begun. */
export async function endGrace(member: TestMember, { erased_at }: { erased_at: string }): Promise<void> {
  moveClock(clock.offset() + Date.parse(erased_at) - clock.now());
  // The alarm may run the same job at the same time.
  while (!(await isEmpty(member))) await member.stub.runDue();
}

/** Is the member's object empty? */
export async function isEmpty(member: { id: string }): Promise<boolean> {
  return inObject(
    member,
    (sql) => sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'account'").toArray().length === 0,
  );
}

/** Mails to this address in the development mailbox, newest first. */
export async function mailsTo({ order, stub }: TestMember) {
  await stub.runDue();
  return (await actors.site().mails()).filter(({ to }) => to === order.email);
}

export const days = (count: number) => count * DAY;

/** A message that was written and charged, and was not delivered; it is tried again five minutes later. */
export async function writeUndelivered(from: TestMember, to: { id: string }, text: string): Promise<void> {
  await inObject(from, (sql) => {
    const { id: conversation } = sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ?", to.id).one();
    const person = { ...from.order, interests: [], main_image: null, fictional: false, last_active: 0 };
    const payload = { conversation, message: { id: text, text, sent_at: clock.now() }, from: person };
    sql.exec(
      "INSERT INTO outbox (id, target, kind, payload, due) VALUES (?, ?, 'message', ?, ?)",
      `${from.id}/message/${text}`,
      `member:${to.id}`,
      JSON.stringify(payload),
      clock.now() + 5 * 60_000,
    );
  });
}

/** Reads or changes a member's own database. */
export function inObject<Answer>(
  { id, site = "tests" }: { id: string; site?: string },
  work: (sql: SqlStorage) => Answer,
): Promise<Answer> {
  return inStub(objects.MEMBER.getByName(`${site}/${id}`), work);
}

export function inStub<Answer>(stub: unknown, work: (sql: SqlStorage) => Answer): Promise<Answer> {
  return runInDurableObject(stub as DurableObjectStub, (object, { storage }) => {
    const answer = work(storage.sql);
    // The object's read cache does not see these writes.
    (object as { engine?: { cache: { drop(): void } } }).engine?.cache.drop();
    return answer;
  });
}

/** Every row of every table of these objects, as text. */
export async function everythingIn(...stubs: unknown[]): Promise<string> {
  return (await Promise.all(stubs.map((stub) => inStub(stub, everyRow)))).join("\n");
}

function everyRow(sql: SqlStorage): string {
  const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
  const own = tables.map(({ name }) => name).filter((name) => !/^(_cf|sqlite_)/.test(name));
  return JSON.stringify(own.map((name) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]));
}
