import { expect, test } from "vitest";
import { refuse } from "../../../../app/domain/result.ts";
import { accounts, anAddress, from, attemptFromMany } from "../../../../tests/workers/attempt-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const MINUTE = 60_000;

async function failFiveTimes(email: string) {
  for (let time = 0; time < 4; time += 1) {
    await accounts.attempt(from(email));
    expect(await accounts.failed(from(email))).toEqual(refuse("login_failed"));
  }
  await accounts.attempt(from(email));
}

test("failures count by account and network: nobody elsewhere, and no known device, is blocked by them", async () => {
  const email = anAddress();
  await failFiveTimes(email);
  expect((await accounts.attempt(from(email))).ok).toBe(false);
  expect((await accounts.attempt(from(email, "elsewhere"))).ok).toBe(true);
  expect((await accounts.attempt(from(email, "a network", "device/hers"))).ok).toBe(true);
});

test("a known device is blocked by its own failures only, and blocks nobody else", async () => {
  const email = anAddress();
  for (let time = 0; time < 5; time += 1) await accounts.attempt(from(email, "a network", "device/one"));
  expect(await accounts.attempt(from(email, "a network", "device/one"))).toMatchObject({ ok: false });
  expect((await accounts.attempt(from(email, "a network", "device/other"))).ok).toBe(true);
  expect((await accounts.attempt(from(email))).ok).toBe(true);
});

test("whoever has many addresses gets fifty guesses, then four an hour; known devices go on", async () => {
  const email = anAddress();
  expect(await attemptFromMany(email, 80, "first")).toBe(50);
  expect(await accounts.attempt(from(email, "one more"))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  expect((await accounts.attempt(from(email, "a network", "device/hers"))).ok).toBe(true);
  moveClock(clock.offset() + 60 * MINUTE);
  expect(await attemptFromMany(email, 20, "second")).toBe(4);
  moveClock(0);
});

test("guesses from many addresses while the clock was ahead are forgotten as fast as others when it is right", async () => {
  const email = anAddress();
  moveClock(24 * 60 * MINUTE);
  expect(await attemptFromMany(email, 80, "first")).toBe(50);
  moveClock(0);
  expect(await attemptFromMany(email, 5, "second")).toBe(0);
  moveClock(60 * MINUTE);
  expect(await attemptFromMany(email, 20, "third")).toBe(4);
  moveClock(0);
});

test("the owner's right password gives their own guess back, not the unknown visitors'", async () => {
  const email = anAddress();
  expect(await attemptFromMany(email, 49, "unknown")).toBe(49);
  for (let time = 0; time < 3; time += 1) {
    expect((await accounts.attempt(from(email, "home"))).ok).toBe(true);
    await accounts.succeeded(from(email, "home"));
  }
  expect(await attemptFromMany(email, 5, "more unknown")).toBe(1);
});

test("who proved to have the mailbox begins anew, wherever the guesses came from", async () => {
  const email = anAddress();
  await failFiveTimes(email);
  await attemptFromMany(email, 60, "unknown");
  await accounts.startAnew(email);
  expect((await accounts.attempt(from(email))).ok).toBe(true);
  expect(await attemptFromMany(email, 60, "others")).toBe(49);
});

test("wrong passwords with a stolen device block it in the thief's network, not in its owner's", async () => {
  const email = anAddress();
  const device = "device/hers";
  await accounts.succeeded(from(email, "home", device));
  for (let time = 0; time < 5; time += 1) await accounts.attempt(from(email, "the thief's", device));
  expect((await accounts.attempt(from(email, "the thief's", device))).ok).toBe(false);
  expect((await accounts.attempt(from(email, "home", device))).ok).toBe(true);
});

test("a thief with many addresses has twenty guesses with a device, then four an hour; the owner's network has its own", async () => {
  const email = anAddress();
  const device = "device/hers";
  await accounts.succeeded(from(email, "home", device));
  expect(await attemptFromMany(email, 40, "first", device)).toBe(20);
  expect(await accounts.attempt(from(email, "one more", device))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
  expect((await accounts.attempt(from(email, "home", device))).ok).toBe(true);
  expect((await accounts.attempt(from(email, "elsewhere", "device/other"))).ok).toBe(true);
  moveClock(clock.offset() + 60 * MINUTE);
  expect(await attemptFromMany(email, 20, "second", device)).toBe(4);
  moveClock(0);
});

test("a new device in a network where the member signed in before does not meet what unknown visitors guessed elsewhere", async () => {
  const email = anAddress();
  await accounts.succeeded(from(email, "home"));
  expect(await attemptFromMany(email, 60, "unknown")).toBe(50);
  expect((await accounts.attempt(from(email, "elsewhere"))).ok).toBe(false);
  for (let time = 0; time < 5; time += 1) expect((await accounts.attempt(from(email, "home"))).ok).toBe(true);
  expect(await accounts.attempt(from(email, "home"))).toEqual(refuse("too_many_attempts", { minutes: 15 }));
});

test("five networks are remembered, for ninety days, and none where all visitors share one", async () => {
  const email = anAddress();
  await attemptFromMany(email, 60, "unknown");
  const isKnown = async (network: string) => (await accounts.attempt(from(email, network))).ok;
  for (let number = 0; number < 6; number += 1) {
    moveClock(number * 1000);
    await accounts.succeeded(from(email, `network ${number}`));
    await attemptFromMany(email, 60, `unknown after ${number}`);
  }
  expect([await isKnown("network 0"), await isKnown("network 1"), await isKnown("network 5")]).toEqual([
    false,
    true,
    true,
  ]);
  await accounts.succeeded({ ...from(email, "everybody's"), shared: true });
  await attemptFromMany(email, 60, "more unknown");
  expect(await isKnown("everybody's")).toBe(false);
  moveClock(91 * 24 * 60 * MINUTE);
  await attemptFromMany(email, 60, "unknown of another season");
  expect(await isKnown("network 5")).toBe(false);
  moveClock(0);
});
