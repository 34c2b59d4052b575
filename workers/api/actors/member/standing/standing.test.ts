import { afterEach, expect, test } from "vitest";
import type { SanctionKind } from "../../../../../app/contract/safety/sanctions.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import {
  aMemberWithPassword,
  days,
  deleteAccount,
  erase,
  inObject,
  objects,
  signInAgain,
  writeUndelivered,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  type TestMember,
  totalsOf,
  unusedMemberId,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { decodeAnswer } from "../../../../../tests/workers/search-answer.ts";
import { clock, instantOf, moveClock } from "../../../clock.ts";
import { accountAddress } from "../../accounts/account-address.ts";
import { counts, listSanctions } from "./sanctions.ts";

afterEach(() => moveClock(0));

interface Wishes {
  until?: number | null;
  decided_at?: number;
  id?: string;
}

/** The site's event arrives. */
const sanction = (member: TestMember, kind: SanctionKind, wishes: Wishes = {}) =>
  send(member, "sanction", { kind, until: null, ...wishes });
const lift = (member: TestMember, kind: SanctionKind, wishes: Wishes = {}) =>
  send(member, "sanction_lifted", { kind, ...wishes });

async function send(
  { stub }: TestMember,
  event: string,
  { id, ...decision }: Wishes & { kind: SanctionKind },
): Promise<void> {
  const payload = { case: null, decided_at: clock.now(), ...decision };
  await stub.receive({ id: id ?? `decision/${crypto.randomUUID()}`, kind: event, payload });
}

/** Anna has written to Bert, who has it. */
async function aPair() {
  const [anna, bert] = [await aMemberWithPassword({ credits: 5 }), await aMember({ credits: 5 })];
  await write(anna, bert, { text: "The first" });
  await delivered(anna);
  return { anna, bert };
}

const suspended = (until: number | null) =>
  refuse("account_suspended", { until: until === null ? null : instantOf(until) });

test("whoever is suspended is signed out everywhere, seen by nobody, and told why when they sign in", async () => {
  const { anna, bert } = await aPair();
  const until = clock.now() + days(7);
  await sanction(anna, "suspend", { until });
  const because = "account_suspended";
  expect(await anna.stub.account.user(anna.token)).toEqual(refuse("authentication_required", { because }));
  expect(await anna.stub.account.user("another"), "who held no session hears nothing").toEqual(
    refuse("authentication_required"),
  );
  expect(await signInAgain(anna)).toEqual(suspended(until));
  for (const viewer of [undefined, bert.id, anna.id]) expect(await anna.stub.people.person(viewer)).toBeUndefined();
  expect((await pageOf(bert, anna)).profile).toEqual({ id: anna.id, deleted: true });
  expect(await write(bert, anna)).toEqual(refuse("blocked"));
  expect(await bert.stub.people.like(bert.token, anna.id)).toEqual(refuse("blocked"));
});

test("a wrong password hears no more of a suspension than of anything else", async () => {
  const anna = await aMemberWithPassword();
  await sanction(anna, "suspend");
  const wrong = { email: anna.order.email, password: "wrong", userAgent: "test", known: false, requestId: "test" };
  expect(await anna.stub.sessions.signIn(wrong)).toEqual(refuse("login_failed"));
  expect(await signInAgain(anna)).toEqual(suspended(null));
});

test("nothing of a suspended member arrives, and everything once the suspension is over, by the clock", async () => {
  const { anna, bert } = await aPair();
  await writeUndelivered(anna, bert, "The second");
  const texts = async () => (await pageOf(bert, anna)).messages.map(({ text }) => text);
  await sanction(anna, "suspend", { until: clock.now() + days(7) });
  moveClock(days(6));
  await anna.stub.runDue();
  expect(await texts()).toEqual(["The first"]);
  moveClock(days(8));
  await anna.stub.runDue();
  await delivered(anna);
  expect(await texts()).toEqual(["The first", "The second"]);
  expect(valueOf(await signInAgain(anna)).user.id).toBe(anna.id);
  expect((await write(bert, anna)).ok).toBe(true);
});

test("what others sent meanwhile is shown when it is lifted, and only then", async () => {
  const { anna, bert } = await aPair();
  await writeUndelivered(bert, anna, "Are you there?");
  await sanction(anna, "suspend");
  await inObject(bert, (sql) => sql.exec("UPDATE outbox SET due = 0"));
  await delivered(bert);
  const held = await inObject(anna, (sql) => sql.exec("SELECT kind FROM deferred").toArray());
  expect(held).toEqual([{ kind: "message" }]);
  moveClock(1000);
  await lift(anna, "suspend");
  const { token } = valueOf(await signInAgain(anna));
  expect(await totalsOf({ ...anna, token })).toMatchObject({ num_unread_messages: 1 });
});

test("repeated and overtaken decisions: the latest of each kind counts", async () => {
  const anna = await aMemberWithPassword();
  const now = clock.now();
  const isSuspended = async () => !(await signInAgain(anna)).ok;
  await lift(anna, "suspend", { decided_at: now + 20 });
  await sanction(anna, "suspend", { decided_at: now + 10 });
  expect(await isSuspended()).toBe(false);
  await sanction(anna, "suspend", { decided_at: now + 30, id: "decision/1" });
  await sanction(anna, "suspend", { decided_at: now + 30, id: "decision/1" });
  await sanction(anna, "suspend", { decided_at: now + 30 });
  await lift(anna, "ban", { decided_at: now + 40 });
  expect(await isSuspended()).toBe(true);
  await lift(anna, "suspend", { decided_at: now + 50 });
  expect(await isSuspended()).toBe(false);
  const history = await inObject(anna, (sql) => listSanctions(sql).map(({ kind, lifted }) => [kind, lifted]));
  expect(history).toEqual([
    ["suspend", true],
    ["suspend", false],
    ["suspend", true],
    ["suspend", false],
  ]);
});

test("a warning and a hold sign nobody out", async () => {
  const anna = await aMember();
  await sanction(anna, "warn");
  await sanction(anna, "hold", { until: clock.now() + days(1) });
  expect((await anna.stub.account.user(anna.token)).ok).toBe(true);
  const held = () => inObject(anna, (sql) => counts(sql, "hold"));
  expect(await held()).toBe(true);
  moveClock(days(2));
  expect(await held()).toBe(false);
});

test("a suspended member is not in the search, and is again afterwards", async () => {
  const country = "CZ";
  const anna = await aMemberWithPassword({ country });
  const order = { gender: "female" as const, exclude: [], page: 1, size: 24 };
  const found = async () => decodeAnswer(await actors.directory(country).search(order)).people.map(({ id }) => id);
  await delivered(anna);
  expect(await found()).toEqual([anna.id]);
  await sanction(anna, "suspend");
  expect(await found()).toEqual([]);
  moveClock(1000);
  await lift(anna, "suspend");
  expect(await found()).toEqual([anna.id]);
});

test("coming back from a deletion ends no suspension, and the other way round", async () => {
  const { anna, bert } = await aPair();
  await deleteAccount(anna);
  await sanction(anna, "suspend");
  expect(await signInAgain(anna), "signing in takes no deletion back").toEqual(suspended(null));
  moveClock(1000);
  await lift(anna, "suspend");
  await delivered(anna);
  expect((await pageOf(bert, anna)).profile).toEqual({ id: anna.id, deleted: true });
  expect(valueOf(await signInAgain(anna)).reactivated).toBe(true);
  await delivered(anna);
  expect((await pageOf(bert, anna)).profile).toMatchObject({ name: anna.order.name });
});

test("the address of a banned member makes no account, also when they are erased, until the ban is lifted", async () => {
  const anna = await aMemberWithPassword();
  const { shard, email } = accountAddress({
    secret: objects.TOKEN_SECRET,
    site: "tests",
    email: anna.order.email,
  });
  const newcomer = { email, member: unusedMemberId() };
  const claims = () => actors.accounts(shard).mayClaim(newcomer);
  await delivered(anna);
  await sanction(anna, "ban");
  expect(await signInAgain(anna)).toEqual(refuse("account_banned"));
  expect(await claims()).toEqual(refuse("email_taken"));
  moveClock(1000);
  await lift(anna, "ban");
  await erase({ ...anna, token: valueOf(await signInAgain(anna)).token });
  expect((await claims()).ok).toBe(true);
  const bert = await aMemberWithPassword();
  await deleteAccount(bert);
  await sanction(bert, "ban");
  const his = accountAddress({ secret: objects.TOKEN_SECRET, site: "tests", email: bert.order.email });
  moveClock(clock.offset() + days(15));
  await bert.stub.runDue();
  await delivered(bert);
  expect(await actors.accounts(his.shard).mayClaim({ ...newcomer, email: his.email })).toEqual(
    refuse("signups_closed"),
  );
});
