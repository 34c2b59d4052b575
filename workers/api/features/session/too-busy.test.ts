import { expect, test } from "vitest";
import { changePassword } from "../../../../app/contract/account/access.ts";
import { login } from "../../../../app/contract/account/session.ts";
import { aFullQueue } from "../../../../tests/workers/hash-queue.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";

const busy = { status: 429, body: { error: "too_busy", seconds: 3 } };

test("while too many passwords wait, a sign-in is told when to come back, and no attempt is counted", async () => {
  const { email, password } = await anAccount();
  const queue = await aFullQueue();
  // One more than a block takes.
  for (let time = 1; time <= 6; time += 1) {
    expect(await aVisitor("198.51.100.90").call(login, { email, password: "wrong" })).toEqual(busy);
  }
  await queue.empty();
  expect(await aVisitor().call(login, { email, password: "wrong" })).toMatchObject({ status: 401 });
  expect((await aVisitor().call(login, { email, password })).status).toBe(200);
});

test("wrong attempts that were counted before stay counted", async () => {
  const { email, password } = await anAccount();
  // Attempts count by account and network.
  const visitor = aVisitor("198.51.100.91");
  for (let time = 1; time <= 4; time += 1) await visitor.call(login, { email, password: "wrong" });
  const queue = await aFullQueue();
  expect(await visitor.call(login, { email, password })).toEqual(busy);
  await queue.empty();
  const blocked = { status: 429, body: { error: "too_many_attempts", minutes: 15 } };
  expect(await visitor.call(login, { email, password: "wrong" })).toEqual(blocked);
});

test("who is signed in changes their password while unknown visitors fill the queue", async () => {
  const { password, visitor } = await anAccount();
  const queue = await aFullQueue();
  const changing = visitor.call(changePassword, { old_password: password, password: "another long walk" });
  await queue.knownWait(1);
  await queue.empty();
  expect((await changing).status).toBe(200);
});
