import { afterEach, expect, test } from "vitest";
import type { SanctionKind } from "../../../../../app/contract/safety/sanctions.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { aMemberWithPassword, inObject, objects, signInAgain } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, pageOf, type TestMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { hashOf } from "../../../signature.ts";
import { confirmAddress } from "../account/activation.ts";
import { keepSubscription, liveSubscriptions } from "../notifications/push-subscriptions.ts";
import { startDeletion } from "../deletion/start-deletion.ts";

afterEach(() => moveClock(0));

async function decide({ stub }: TestMember, event: "sanction" | "sanction_lifted", kind: SanctionKind = "suspend") {
  moveClock(clock.offset() + 1000);
  const decision = { kind, case: null, decided_at: clock.now() };
  const payload = event === "sanction" ? { ...decision, until: null } : decision;
  await stub.receive({ id: crypto.randomUUID(), kind: event, payload });
}

const phone = { endpoint: "https://push.example/phone", keys: { p256dh: "p", auth: "a" } };
const asState = (sql: SqlStorage) => ({ sql, env: objects, frames: [], ended: [], isHere: () => false });

/** Anna hears on the device that she signed in with. */
async function aMemberWithPhone() {
  const anna = await aMemberWithPassword();
  const device = { hash: hashOf(crypto.randomUUID()) };
  const { token } = valueOf(await signInAgain(anna, device));
  await inObject(anna, (sql) => keepSubscription(sql, token, phone));
  return { anna, device };
}

const heardBy = (anna: TestMember) => inObject(anna, (sql) => liveSubscriptions(sql).map(({ endpoint }) => endpoint));

test("who was suspended hears on a device again once they sign in there, and on no other", async () => {
  const { anna, device } = await aMemberWithPhone();
  await decide(anna, "sanction");
  expect(await heardBy(anna)).toEqual([]);
  await decide(anna, "sanction_lifted");
  await signInAgain(anna, { hash: hashOf("another") });
  expect(await heardBy(anna)).toEqual([]);
  // The device's token is a new one at each sign-in.
  await signInAgain(anna, { hash: hashOf("renewed"), replaces: device.hash });
  expect(await heardBy(anna)).toEqual([phone.endpoint]);
});

test("who deletes their account leaves no device behind, suspended or not", async () => {
  for (const suspended of [false, true]) {
    const { anna } = await aMemberWithPhone();
    if (suspended) await decide(anna, "sanction");
    await anna.stub.standing.erase({ at_once: false });
    const kept = await inObject(anna, (sql) => sql.exec("SELECT * FROM push_subscriptions").toArray());
    expect(kept).toEqual([]);
  }
});

test("the first message of a sign-up waits while its writer is suspended, and leaves afterwards, once", async () => {
  const [bert, text] = [await aMember(), "I liked what you wrote about the sea"];
  const anna = await aMemberWithPassword({ confirmed: false, credits: 5, target: bert.id, signup_message: text });
  await decide(anna, "sanction");
  await inObject(anna, (sql) => confirmAddress(asState(sql)));
  await delivered(anna);
  expect(await bert.stub.people.person(anna.id)).toBeDefined();
  expect(await anna.stub.people.person(bert.id), "confirmed, and seen by nobody still").toBeUndefined();
  expect(await hasArrived(bert, anna)).toBe(false);
  await decide(anna, "sanction_lifted");
  await eventually("it has left", async () => {
    await delivered(anna);
    return (await bert.stub.conversations.chats(bert.token)).ok && (await hasArrived(bert, anna));
  });
  expect((await pageOf(bert, anna)).messages).toMatchObject([{ text, own: false }]);
});

async function hasArrived(bert: TestMember, anna: TestMember): Promise<boolean> {
  const page = await bert.stub.conversations.messages(bert.token, { with: anna.id, limit: 9 });
  return page.ok && page.value.messages.length > 0;
}

test("deleted at once somebody is promised no days of grace", async () => {
  for (const at_once of [true, false]) {
    const anna = await aMemberWithPassword();
    const mails = await inObject(anna, (sql) => {
      startDeletion(asState(sql), { reason: "other", comment: "", at_once });
      return sql.exec<{ kind: string }>("SELECT kind FROM mails WHERE kind = 'account_closing'").toArray().length;
    });
    expect(mails).toBe(at_once ? 0 : 1);
  }
});
