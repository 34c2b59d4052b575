import { expect, test } from "vitest";
import { currentUser, login } from "../../../../app/contract/account/session.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anAccount, limiterOf } from "../../../../tests/workers/account-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const MINUTE = 60_000;

test("after five wrong passwords the right one does not help either, until the time is over", async () => {
  const { email, password } = await anAccount();
  const visitor = aVisitor();
  for (let time = 0; time < 4; time += 1) await visitor.call(login, { email, password: "wrong" });
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await visitor.call(login, { email, password: "wrong" })).toEqual(blocked);
  expect(await visitor.call(login, { email, password })).toEqual(blocked);
  moveClock(clock.offset() + 15 * MINUTE + 1);
  expect((await visitor.call(login, { email, password })).status).toBe(200);
  moveClock(0);
});

test("a session that nobody used for 30 days is over", async () => {
  const { email, password } = await anAccount();
  const visitor = aVisitor();
  await visitor.call(login, { email, password });
  moveClock(clock.offset() + 29 * 24 * 60 * MINUTE);
  expect((await visitor.call(currentUser, {})).status).toBe(200);
  moveClock(clock.offset() + 31 * 24 * 60 * MINUTE);
  expect((await visitor.call(currentUser, {})).status).toBe(403);
  moveClock(0);
});

/** Thirty wrong passwords from one place, the last of them over HTTP. */
async function guessFrom(address: string) {
  for (let time = 1; time < 30; time += 1) await limiterOf(address).beginSignIn();
  expect((await aVisitor(address).call(login, { email: anEmail(), password: "guess" })).status).toBe(401);
}

test("whoever guesses at many accounts from one network is kept out there, and only there", async () => {
  const { email, password } = await anAccount();
  await guessFrom("198.51.100.7");
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await aVisitor("198.51.100.7").call(login, { email, password })).toEqual(blocked);
  expect((await aVisitor("198.51.100.8").call(login, { email, password })).status).toBe(200);
  moveClock(15 * MINUTE + 1);
  expect((await aVisitor("198.51.100.7").call(login, { email, password })).status).toBe(200);
  moveClock(0);
});

test("where all visitors seem to come from one place, one of them shuts nobody out", async () => {
  const { email, password } = await anAccount();
  for (const everybody of ["127.0.0.1", "::1", ""]) {
    await guessFrom(everybody);
    expect((await aVisitor(everybody).call(login, { email, password })).status).toBe(200);
  }
});
