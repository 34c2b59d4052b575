import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { currentUser, login, setLanguage } from "../../../../app/contract/session.ts";
import { aVisitor } from "../../../../tests/workers/a-visitor.ts";
import { aMember } from "../../../../tests/workers/a-member.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { actorsOf } from "../../actors/actors.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { hashPassword } from "../../password.ts";

const site = "periwinkle";
const password = "a long walk by the sea";
const MINUTE = 60_000;

async function anAccount() {
  const apiEnv = env as unknown as Env;
  const email = `${crypto.randomUUID()}@example.org`;
  const member = await aMember({ site, email, password_hash: await hashPassword(password) });
  const address = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  await actorsOf(apiEnv, site).accounts(address.shard).claim({ email: address.email, member: member.id });
  return email;
}

test("the right password signs in, a wrong one and an unknown address are told the same", async () => {
  const email = await anAccount();
  const visitor = aVisitor();
  const wrong = await visitor.call(login, { email, password: "wrong" });
  const unknown = await visitor.call(login, { email: `${crypto.randomUUID()}@example.org`, password });
  expect(wrong).toEqual({ status: 401, body: { error: "login_failed" } });
  expect(unknown).toEqual(wrong);
  expect(visitor.cookie()).toBe("");
  expect((await visitor.call(login, { email, password })).status).toBe(200);
  expect((await visitor.call(currentUser, {})).body).toMatchObject({ user: { email } });
});

test("after five wrong passwords the right one does not help either, until the time is over", async () => {
  const email = await anAccount();
  for (let time = 0; time < 4; time += 1) await aVisitor().call(login, { email, password: "wrong" });
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await aVisitor().call(login, { email, password: "wrong" })).toEqual(blocked);
  expect(await aVisitor().call(login, { email, password })).toEqual(blocked);
  moveClock(clock.offset() + 15 * MINUTE + 1);
  expect((await aVisitor().call(login, { email, password })).status).toBe(200);
  moveClock(0);
});

test("an unknown address is blocked just the same", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  for (let time = 0; time < 4; time += 1) await aVisitor().call(login, { email, password });
  expect((await aVisitor().call(login, { email, password })).body).toEqual({ error: "too_many_attempts", minutes: 15 });
});

test("a session that nobody used for 30 days is over", async () => {
  const email = await anAccount();
  const visitor = aVisitor();
  await visitor.call(login, { email, password });
  moveClock(clock.offset() + 29 * 24 * 60 * MINUTE);
  expect((await visitor.call(currentUser, {})).status).toBe(200);
  moveClock(clock.offset() + 31 * 24 * 60 * MINUTE);
  expect((await visitor.call(currentUser, {})).status).toBe(403);
  moveClock(0);
});

test("the language of the account can be changed", async () => {
  const email = await anAccount();
  const visitor = aVisitor();
  await visitor.call(login, { email, password });
  await visitor.call(setLanguage, { language: "fi" });
  expect((await visitor.call(currentUser, {})).body).toMatchObject({ user: { language: "fi" } });
});
