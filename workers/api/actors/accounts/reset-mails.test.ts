import { expect, test } from "vitest";
import { accept, refuse } from "../../../../app/domain/result.ts";
import {
  accounts,
  anAddress,
  from,
  mailsFromHere,
  reset,
  unknownVisitorsAsk,
} from "../../../../tests/workers/attempt-fixtures.ts";
import { moveClock } from "../../clock.ts";

const MINUTE = 60_000;

test("three reset mails a day of each who asks, known address or not, and again from midnight", async () => {
  const [known, unknown] = [anAddress(), anAddress()];
  await accounts.claim({ email: known, member: "anna" });
  const toMidnight = 24 * 60 * MINUTE - (Date.now() % (24 * 60 * MINUTE));
  moveClock(toMidnight - MINUTE);
  for (const email of [known, unknown]) {
    for (let time = 0; time < 3; time += 1) expect(await reset(email)).toEqual(accept());
    expect(await reset(email)).toEqual(refuse("too_many_reset_mails"));
    expect(await reset(email, "elsewhere")).toEqual(accept());
    expect(await reset(email, "a network", "device/hers")).toEqual(accept());
  }
  moveClock(toMidnight + MINUTE);
  for (const email of [known, unknown]) expect(await reset(email)).toEqual(accept());
  moveClock(0);
});

test("however many unknown visitors ask, ten mails leave at once, then one when the one before is 45 minutes old", async () => {
  const [known, unknown] = [anAddress(), anAddress()];
  await accounts.claim({ email: known, member: "anna" });
  for (const email of [known, unknown]) {
    const mails = await mailsFromHere();
    await unknownVisitorsAsk(email, 30);
    expect(await mails()).toBe(10);
    moveClock(45 * MINUTE - 1000);
    await unknownVisitorsAsk(email, 10, "later");
    expect(await mails()).toBe(10);
    moveClock(45 * MINUTE);
    await unknownVisitorsAsk(email, 10, "after that");
    expect(await mails()).toBe(11);
    moveClock(0);
  }
});

test("an owner on a new device in a new network is never told to come back tomorrow because of unknown visitors", async () => {
  const [email, mails] = [anAddress(), await mailsFromHere()];
  for (let hour = 0; hour < 30; hour += 1) {
    moveClock(hour * 60 * MINUTE);
    await unknownVisitorsAsk(email, 12, `visitor of hour ${hour}`);
    expect(await reset(email, "the owner's hotel")).toEqual(accept());
  }
  // Ten, ten more in the course of a day, and else one an hour, while the newest one's link still works.
  expect(await mails()).toBeGreaterThanOrEqual(30);
  expect(await mails()).toBeLessThanOrEqual(60);
  moveClock(0);
});

test("known devices and networks have three mails a day of their own, whatever unknown visitors ask for", async () => {
  const [email, mails] = [anAddress(), await mailsFromHere()];
  await accounts.succeeded(from(email, "home"));
  await unknownVisitorsAsk(email, 30);
  for (const [network, device] of [["elsewhere", "device/hers"], ["home"], ["home", "device/another"]] as const) {
    const before = await mails();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await reset(email, network, device)).ok);
    // The device at home has what is left of home: nothing. Elsewhere it goes on as an unknown visitor does.
    const isUsedUp = device === "device/another";
    expect(answers).toEqual(isUsedUp ? Array(4).fill(false) : [true, true, true, network === "elsewhere"]);
    expect(await mails()).toBe(before + (isUsedUp ? 0 : 3));
  }
});

test("whoever copied a device's cookie uses up its mails, and its owner away from home still gets one", async () => {
  const email = anAddress();
  const ask = async (network: string) => (await reset(email, network, "device/hers")).ok;
  const thiefs = [];
  for (let time = 0; time < 8; time += 1) thiefs.push(await ask("the thief's"));
  // Three of the device, three of the network.
  expect(thiefs).toEqual([...Array<boolean>(6).fill(true), false, false]);
  const mails = await mailsFromHere();
  expect(await ask("the owner's hotel")).toBe(true);
  expect(await mails()).toBe(1);
});

test("where all seem to come from one network, it has no count that one of them could use up", async () => {
  const [email, mails] = [anAddress(), await mailsFromHere()];
  const ask = () => accounts.askReset({ ...from(email), shared: true, site: "tests", decoy: "aaaaaaaaaaaa" });
  for (let time = 0; time < 30; time += 1) expect(await ask()).toEqual(accept());
  expect(await mails()).toBe(10);
});

test("who proved to have the mailbox has used up the unknown visitors' links, so the next one asked for is sent", async () => {
  const [email, mails] = [anAddress(), await mailsFromHere()];
  await unknownVisitorsAsk(email, 30);
  await accounts.startAnew(email);
  await unknownVisitorsAsk(email, 1, "the owner");
  expect(await mails()).toBe(11);
});
