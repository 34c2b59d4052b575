import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from "../../../../app/contract/account/access.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anAccount, anotherBrowser, mailsTo, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import type { Member } from "../../actors/member/member.ts";
import type { Env } from "../../env.ts";
import { hashOf } from "../../signature.ts";

async function devicesOf(visitor: Visitor) {
  return (await visitor.call(listSessions, {})).body["sessions"] as SignedInDevice[];
}

const isIn = async (visitor: Visitor) => (await visitor.call(currentUser, {})).status === 200;

test("a member sees their devices, the one they hold first, and how each was signed in", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  expect(await devicesOf(phone)).toMatchObject([
    { current: true, method: "password" },
    { current: false, method: "signup", device: "test" },
  ]);
  expect((await devicesOf(account.visitor)).map(({ method }) => method)).toEqual(["signup", "password"]);
});

test("what a device is called in the open does not name its session", async () => {
  const account = await anAccount();
  const [device] = await devicesOf(account.visitor);
  expect(device?.id).toHaveLength(16);
  expect(hashOf(account.token)).not.toContain(device?.id);
  expect(account.token).not.toContain(device?.id);
});

test("nobody signs another member's devices out", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const [device] = await devicesOf(anna.visitor);
  expect((await bert.visitor.call(endSession, { id: device?.id ?? "" })).status).toBe(200);
  expect(await isIn(anna.visitor)).toBe(true);
  for (const endpoint of [listSessions, endSession, endOtherSessions]) {
    expect((await aVisitor().call(endpoint, { id: device?.id ?? "" })).status).toBe(403);
  }
});

/** Opens the live connection of a device; the value is the code that ends it. */
async function socketOf(account: TestAccount, token: string): Promise<{ closed: Promise<number> }> {
  const headers = { Upgrade: "websocket", "X-Session-Token": token };
  const socket = await account.stub.fetch(new Request("http://localhost/", { headers }));
  const closed = new Promise<number>((resolve) => {
    socket.webSocket?.accept();
    socket.webSocket?.addEventListener("close", ({ code }) => resolve(code));
  });
  return { closed };
}

test("a device that is signed out loses its live connection", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  const { closed } = await socketOf(account, phone.cookie().split(".")[1] ?? "");
  await account.visitor.call(endOtherSessions, {});
  expect(await closed).toBe(4403);
});

test("the twenty-first session ends the one that was used least lately, with its connection and its push messages", async () => {
  const account = await anAccount();
  const { closed } = await socketOf(account, account.token);
  const stub = (env as unknown as Env).MEMBER.getByName(`periwinkle/${account.id}`);
  const endpoints = () =>
    runInDurableObject(stub, (_member, { storage: { sql } }) =>
      sql.exec("SELECT endpoint FROM push_subscriptions").toArray(),
    );
  await runInDurableObject(stub, (_member, { storage: { sql } }) => {
    sql.exec("INSERT INTO push_subscriptions VALUES ('https://push.example/', '{}', ?, 0)", hashOf(account.token));
  });
  const browsers = [];
  for (let time = 0; time < 19; time += 1) browsers.push(await anotherBrowser(account));
  expect((await account.visitor.call(currentUser, {})).status).toBe(200);
  expect(await endpoints()).toHaveLength(1);
  const last = await anotherBrowser(account);
  expect((await account.visitor.call(currentUser, {})).status).toBe(403);
  expect(await closed).toBe(4403);
  expect(await endpoints()).toEqual([]);
  for (const browser of [...browsers, last]) expect((await browser.call(currentUser, {})).status).toBe(200);
});

test("a new sign-in is mailed, a sign-up is not", async () => {
  const account = await anAccount();
  expect(await mailsTo(account, account.email, "new_sign_in")).toHaveLength(0);
  await anotherBrowser(account);
  const [mail] = await mailsTo(account, account.email, "new_sign_in");
  expect(mail?.links).toContain("http://localhost/profile/security");
});

test("an address that nobody confirmed, which may be another person's, hears of no sign-in", async () => {
  const account = await anAccount({ confirmed: false });
  await anotherBrowser(account);
  expect((await mailsTo(account)).map(({ kind }) => kind)).toEqual(["activation"]);
});

test("a device that is signed out is sent no push messages", async () => {
  const account = await anAccount();
  const phone = await anotherBrowser(account);
  const tokens = [account.token, phone.cookie().split(".")[1] ?? ""];
  const stub = (env as unknown as Env).MEMBER.getByName(`periwinkle/${account.id}`) as DurableObjectStub<Member>;
  const sessions = await runInDurableObject(stub, (member, { storage: { sql } }) => {
    for (const token of tokens) {
      sql.exec(
        "INSERT INTO push_subscriptions (endpoint, subscription, session, at) VALUES (?, '{}', ?, 0)",
        `https://push.example/${token}`,
        hashOf(token),
      );
    }
    member.sessions.endOthers(account.token);
    return sql.exec<{ session: string }>("SELECT session FROM push_subscriptions").toArray();
  });
  expect(sessions).toEqual([{ session: hashOf(account.token) }]);
});
