import { expect, test } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import {
  accounts,
  anAddress,
  from,
  attemptFromMany,
  inAccounts,
  reset,
  unknownVisitorsAsk,
} from "../../../../tests/workers/attempt-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const MINUTE = 60_000;
test("an address belongs to one member", async () => {
  const email = anAddress();
  expect(await accounts.claim({ email, member: "anna" })).toEqual(accept());
  expect(await accounts.claim({ email, member: "anna" })).toEqual(accept());
  expect(await accounts.claim({ email, member: "bert" })).toEqual(refuse("email_taken"));
  expect(await accounts.attempt(from(email))).toEqual(accept({ member: "anna" }));
});

test("of many who want an address at once, one gets it", async () => {
  const email = anAddress();
  const claims = await Promise.all(["a", "b", "c", "d"].map((member) => accounts.claim({ email, member })));
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a member who was made has the address, also when a refused repeat of the sign-up gave it up meanwhile", async () => {
  const email = anAddress();
  await accounts.claim({ email, member: "anna" });
  await accounts.release({ email, member: "anna" });
  await accounts.receive({ id: "2", kind: "created", payload: { email, member: "anna" } });
  expect(await accounts.claim({ email, member: "carl" })).toEqual(refuse("email_taken"));
  await accounts.receive({ id: "3", kind: "created", payload: { email, member: "carl" } });
  expect(await accounts.attempt(from(email))).toEqual(accept({ member: "anna" }));
});

test("a sign-up that was cut off holds its address for a quarter of an hour, a finished one for ever", async () => {
  const [cutOff, finished] = [anAddress(), anAddress()];
  await accounts.claim({ email: cutOff, member: "anna" });
  await accounts.claim({ email: finished, member: "bert" });
  await accounts.receive({ id: "1", kind: "created", payload: { email: finished, member: "bert" } });
  moveClock(clock.offset() + 16 * MINUTE);
  expect(await accounts.claim({ email: cutOff, member: "carl" })).toEqual(accept());
  expect(await accounts.claim({ email: finished, member: "carl" })).toEqual(refuse("email_taken"));
  await accounts.release({ email: finished, member: "bert" });
  expect(await accounts.claim({ email: finished, member: "carl" })).toEqual(refuse("email_taken"));
  moveClock(0);
});

async function failFiveTimes(email: string) {
  for (let time = 0; time < 4; time += 1) {
    await accounts.attempt(from(email));
    expect(await accounts.failed(from(email))).toEqual(refuse("login_failed"));
  }
  await accounts.attempt(from(email));
}

test("five wrong passwords block an address for a quarter of an hour, the next five for twice as long", async () => {
  const email = anAddress();
  await failFiveTimes(email);
  expect(await accounts.failed(from(email))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  expect(await accounts.attempt(from(email))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  moveClock(clock.offset() + 14.5 * MINUTE);
  expect(await accounts.attempt(from(email))).toEqual(refuse("too_many_attempts", { minutes: 1 }));
  moveClock(clock.offset() + MINUTE);
  await failFiveTimes(email);
  expect(await accounts.attempt(from(email))).toEqual(refuse("too_many_attempts", { minutes: 30 }));
  moveClock(0);
});

test("a block that began while the clock was ahead is over when it is right", async () => {
  const email = anAddress();
  moveClock(24 * 60 * MINUTE);
  await failFiveTimes(email);
  expect(await accounts.attempt(from(email))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  moveClock(0);
  expect(await accounts.attempt(from(email))).toEqual(accept({ member: undefined }));
});

test("a hundred guesses at once are a hundred attempts", async () => {
  const email = anAddress();
  const attempts = await Promise.all(Array.from({ length: 100 }, () => accounts.attempt(from(email))));
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(5);
});

test("a right password forgets the wrong ones", async () => {
  const email = anAddress();
  for (let time = 0; time < 4; time += 1) await accounts.attempt(from(email));
  await accounts.succeeded(from(email));
  await failFiveTimes(email);
});

test("an address that its member gave up is free, and nothing is known of it any more", async () => {
  const email = anAddress();
  await accounts.claim({ email, member: "anna" });
  await accounts.receive({ id: "10", kind: "created", payload: { email, member: "anna" } });
  await failFiveTimes(email);
  for (let time = 0; time < 3; time += 1) await reset(email);
  await accounts.receive({ id: "11", kind: "released", payload: { email, member: "anna" } });
  expect(await accounts.attempt(from(email))).toEqual(accept({ member: undefined }));
  expect(await reset(email)).toEqual(accept());
  expect(await accounts.claim({ email, member: "bert" })).toEqual(accept());
});

test("a reset that still waits when its address is given up is dropped", async () => {
  const email = anAddress();
  await accounts.claim({ email, member: "anna" });
  await reset(email);
  const waiting = () =>
    inAccounts((sql) => sql.exec("SELECT 1 FROM outbox WHERE payload GLOB ?", `*${email}*`).toArray().length);
  expect(await waiting()).toBe(1);
  await accounts.receive({ id: "13", kind: "released", payload: { email, member: "anna" } });
  expect(await waiting()).toBe(0);
});

test("nobody gives up another member's address", async () => {
  const email = anAddress();
  await accounts.claim({ email, member: "anna" });
  await failFiveTimes(email);
  await accounts.receive({ id: "12", kind: "released", payload: { email, member: "bert" } });
  expect(await accounts.mayClaim({ email, member: "bert" })).toEqual(refuse("email_taken"));
  expect((await accounts.attempt(from(email))).ok).toBe(false);
});

test("whether an address is free can be asked without taking it", async () => {
  const email = anAddress();
  for (const member of ["anna", "bert"]) expect(await accounts.mayClaim({ email, member })).toEqual(accept());
  await accounts.claim({ email, member: "bert" });
  expect(await accounts.mayClaim({ email, member: "bert" })).toEqual(accept());
  expect(await accounts.mayClaim({ email, member: "anna" })).toEqual(refuse("email_taken"));
});

test("nothing of an address that was given up is remembered: neither networks nor mails", async () => {
  const email = anAddress();
  await accounts.claim({ email, member: "anna" });
  await accounts.succeeded(from(email, "home", "device/hers"));
  await unknownVisitorsAsk(email, 30);
  await attemptFromMany(email, 10, "unknown");
  await accounts.receive({ id: "20", kind: "released", payload: { email, member: "anna" } });
  const rows = await inAccounts((sql) =>
    sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'")
      .toArray()
      .flatMap(({ name }) => sql.exec(`SELECT * FROM "${name}"`).toArray())
      .filter((row) => JSON.stringify(row).includes(email)),
  );
  expect(rows).toEqual([]);
});
