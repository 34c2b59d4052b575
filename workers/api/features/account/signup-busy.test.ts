import { expect, test } from "vitest";
import { signup } from "../../../../app/contract/account/account.ts";
import { aSignUp } from "../../../../tests/support/sign-up.ts";
import { aFullQueue, pausedHashing } from "../../../../tests/workers/hash-queue.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { anAccount, ownerOf } from "../../../../tests/workers/account-fixtures.ts";

const busy = { status: 429, body: { error: "too_busy", seconds: 3 } };

test("a sign-up that cannot be hashed gives its address back, and works when it is sent again", async () => {
  const form = aSignUp();
  const queue = await aFullQueue();
  expect(await aVisitor().call(signup, form)).toEqual(busy);
  expect(await ownerOf(form.email)).toBeUndefined();
  await queue.empty();
  expect((await aVisitor().call(signup, form)).status).toBe(200);
});

test("a repeat that is refused leaves the address with whom the first try made", async () => {
  const form = aSignUp();
  const [first, second] = [aVisitor(), aVisitor()];
  const made = await first.call(signup, form);
  const owner = await ownerOf(form.email);
  const queue = await aFullQueue();
  expect(await second.call(signup, form)).toEqual(busy);
  await queue.empty();
  expect((await second.call(signup, form)).body["user"]).toEqual(made.body["user"]);
  expect(await ownerOf(form.email)).toBe(owner);
});

test("the same form twice at once is one member with the address", async () => {
  const form = aSignUp();
  const answers = await Promise.all([aVisitor().call(signup, form), aVisitor().call(signup, form)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body["user"]).toEqual(answers[1]?.body["user"]);
});

test("one form that is sent fifty times at once is made once, and keeps four more waiting", async () => {
  const form = aSignUp();
  const hashes = await pausedHashing();
  let refused = 0;
  const answers = Array.from({ length: 50 }, async () => {
    const answer = await aVisitor().call(signup, form);
    if (answer.status === 429) refused += 1;
    return answer;
  });
  // The hash of the first takes until all the others have had their answer, or stand in line.
  while (refused < 45) await ownerOf(form.email);
  await hashes.resume();
  const made = (await Promise.all(answers)).filter(({ status }) => status === 200);
  expect(made).toHaveLength(5);
  expect(new Set(made.map(({ body }) => JSON.stringify(body["user"]))).size).toBe(1);
  const sentAway = (await Promise.all(answers)).filter(({ status }) => status !== 200);
  for (const answer of sentAway) expect(answer).toEqual({ status: 429, body: { ...busy.body, repeated: true } });
  const later = await aVisitor().call(signup, form);
  expect(later.body["user"]).toEqual(made[0]?.body["user"]);
});

test("a sign-up with an address that has an account costs no hash", async () => {
  const { email } = await anAccount();
  const queue = await aFullQueue();
  const taken = await aVisitor().call(signup, aSignUp({ email }));
  expect(taken).toMatchObject({ status: 409, body: { error: "email_taken" } });
  await queue.empty();
});
