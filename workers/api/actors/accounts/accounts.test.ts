import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { actors } from "../../../../tests/workers/a-member.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";

const MINUTE = 60_000;
const anAddress = () => crypto.randomUUID();
const accounts = actors.accounts(0);

/** An attempt from the only place there is, unless told otherwise. */
const from = (email: string, place = "a place", known = false) => ({ email, place, known });
const reset = (email: string, place?: string, known?: boolean) =>
  accounts.askReset({ ...from(email, place, known), site: "tests", decoy: "aaaaaaaaaaaa" });

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
    runInDurableObject((env as unknown as Env).ACCOUNTS.getByName("tests/0"), (_accounts, { storage: { sql } }) =>
      sql.exec("SELECT 1 FROM outbox WHERE payload GLOB ?", `*${email}*`).toArray(),
    );
  expect(await waiting()).toHaveLength(1);
  await accounts.receive({ id: "13", kind: "released", payload: { email, member: "anna" } });
  expect(await waiting()).toEqual([]);
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

test("failures count by account and place: nobody elsewhere, and no known device, is blocked by them", async () => {
  const email = anAddress();
  await failFiveTimes(email);
  expect((await accounts.attempt(from(email))).ok).toBe(false);
  expect((await accounts.attempt(from(email, "elsewhere"))).ok).toBe(true);
  expect((await accounts.attempt(from(email, "device/hers", true))).ok).toBe(true);
});

test("a known device is blocked by its own failures only, and blocks nobody else", async () => {
  const email = anAddress();
  for (let time = 0; time < 5; time += 1) await accounts.attempt(from(email, "device/one", true));
  expect(await accounts.attempt(from(email, "device/one", true))).toMatchObject({ ok: false });
  expect((await accounts.attempt(from(email, "device/other", true))).ok).toBe(true);
  expect((await accounts.attempt(from(email))).ok).toBe(true);
});

/** One guess from each of so many addresses; answers how many were looked at. */
async function guessFromMany(email: string, places: number, what: string): Promise<number> {
  const all = Array.from({ length: places }, (_, at) => accounts.attempt(from(email, `${what} ${at}`)));
  return (await Promise.all(all)).filter(({ ok }) => ok).length;
}

test("whoever has many addresses gets fifty guesses, then four an hour; known devices go on", async () => {
  const email = anAddress();
  expect(await guessFromMany(email, 80, "first")).toBe(50);
  expect(await accounts.attempt(from(email, "one more"))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  expect((await accounts.attempt(from(email, "device/hers", true))).ok).toBe(true);
  moveClock(clock.offset() + 60 * MINUTE);
  expect(await guessFromMany(email, 20, "second")).toBe(4);
  moveClock(0);
});

test("the owner's right password gives their own guess back, not the strangers'", async () => {
  const email = anAddress();
  expect(await guessFromMany(email, 49, "strangers")).toBe(49);
  for (let time = 0; time < 3; time += 1) {
    expect((await accounts.attempt(from(email, "home"))).ok).toBe(true);
    await accounts.succeeded(from(email, "home"));
  }
  expect(await guessFromMany(email, 5, "more strangers")).toBe(1);
});

test("who proved to have the mailbox begins anew, wherever the guesses came from", async () => {
  const email = anAddress();
  await failFiveTimes(email);
  await guessFromMany(email, 60, "strangers");
  await accounts.startAnew(email);
  expect((await accounts.attempt(from(email))).ok).toBe(true);
  expect(await guessFromMany(email, 60, "others")).toBe(49);
});

test("three reset mails a day of each who asks, known address or not, and again from midnight", async () => {
  const [known, unknown] = [anAddress(), anAddress()];
  await accounts.claim({ email: known, member: "anna" });
  const toMidnight = 24 * 60 * MINUTE - (Date.now() % (24 * 60 * MINUTE));
  moveClock(toMidnight - MINUTE);
  for (const email of [known, unknown]) {
    for (let time = 0; time < 3; time += 1) expect(await reset(email)).toEqual(accept());
    expect(await reset(email)).toEqual(refuse("too_many_reset_mails"));
    expect(await reset(email, "elsewhere")).toEqual(accept());
    expect(await reset(email, "device/hers", true)).toEqual(accept());
  }
  moveClock(toMidnight + MINUTE);
  for (const email of [known, unknown]) expect(await reset(email)).toEqual(accept());
  moveClock(0);
});

test("however many addresses strangers have, ten mails a day; a known device has three of its own", async () => {
  const email = anAddress();
  const asked = await Promise.all(Array.from({ length: 30 }, (_, at) => reset(email, `stranger ${at}`)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(10);
  for (let time = 0; time < 3; time += 1) expect(await reset(email, "device/hers", true)).toEqual(accept());
  expect(await reset(email, "device/hers", true)).toEqual(refuse("too_many_reset_mails"));
});
