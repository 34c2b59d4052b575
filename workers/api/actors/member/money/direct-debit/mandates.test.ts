import { afterEach, expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aPhone, codeTo, creditor } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  type TestMember,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { moveClock } from "../../../../clock.ts";
import type { MandateOrder } from "./mandate-request.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const anOrder = (wishes: Partial<MandateOrder> = {}): MandateOrder => ({
  mandate_id: crypto.randomUUID(),
  account_holder: "A. de Vries",
  iban: "NL91ABNA0417164300",
  street: "Kerkstraat",
  house_number: "1a",
  zip: "3701 AA",
  city: "Zeist",
  phone: aPhone(),
  ...wishes,
});

afterEach(() => moveClock(0));

async function smsTo(member: TestMember, phone: string): Promise<string[]> {
  await delivered(member);
  return (await actors.site().mails(phone)).map(({ text }) => text);
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function requested(member: TestMember, wishes: Partial<MandateOrder> = {}) {
  const order = anOrder(wishes);
  valueOf(await member.stub.directDebit.request(member.token, order));
  await delivered(member);
  return { order, code: await codeTo(order.phone) };
}

const confirm = (member: TestMember, { mandate_id }: MandateOrder, otp: string) =>
  member.stub.directDebit.confirm(member.token, { mandate_id, otp, creditor });

test("the code that came by SMS makes the mandate, which shows four signs of the account and is mailed", async () => {
  const anna = await aMember();
  const { order, code } = await requested(anna);
  expect(await smsTo(anna, order.phone)).toEqual([expect.stringMatching(/^Periwinkle: je code is \d{6}\. /)]);
  const mandate = valueOf(await confirm(anna, order, code));
  expect(mandate).toEqual({
    mandate_id: order.mandate_id,
    reference: expect.stringMatching(/^PW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
    account_holder: "A. de Vries",
    iban_end: "4300",
    status: "active",
    signed_at: expect.any(String),
    revoked_at: null,
  });
  expect(await confirm(anna, order, code), "sent twice").toEqual(accept(mandate));
  const list = valueOf(await anna.stub.directDebit.list(anna.token));
  expect(list).toMatchObject({ mandates: [mandate], request: null, blocked_until: null });
  expect(JSON.stringify(list)).not.toContain("0417164300");
  await delivered(anna);
  const mails = (await actors.site().mails(anna.order.email)).filter(({ kind }) => kind === "mandate_given");
  expect(mails).toHaveLength(1);
  for (const words of [mandate.reference, creditor.id, "4300", "8 weken"]) expect(mails[0]?.text).toContain(words);
  expect(mails[0]?.text).not.toContain("0417164300");
});

test("a code is good for ten minutes and not a moment longer", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const [early, late] = [await requested(anna), await requested(bert)];
  moveClock(10 * MINUTE - 5000);
  expect((await confirm(anna, early.order, early.code)).ok).toBe(true);
  moveClock(10 * MINUTE + 1);
  expect(await confirm(bert, late.order, late.code)).toEqual(refuse("otp_expired"));
});

test("five wrong codes within a day block the account for a day, however many codes were asked for", async () => {
  const anna = await aMember();
  const first = await requested(anna);
  for (const left of [4, 3, 2])
    expect(await confirm(anna, first.order, wrong(first.code))).toEqual(refuse("otp_wrong", { left }));
  const second = await requested(anna);
  expect(await confirm(anna, second.order, wrong(second.code))).toEqual(refuse("otp_wrong", { left: 1 }));
  const blocked = await confirm(anna, second.order, wrong(second.code));
  expect(blocked).toEqual(refuse("direct_debit_blocked", { until: expect.any(String) }));
  expect(await confirm(anna, second.order, second.code), "the right one").toEqual(blocked);
  expect(await anna.stub.directDebit.request(anna.token, anOrder())).toEqual(blocked);
  moveClock(DAY - MINUTE);
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("barred"));
  moveClock(DAY + MINUTE);
  const after = await requested(anna);
  expect((await confirm(anna, after.order, after.code)).ok).toBe(true);
});

test("five codes a day go to one member; the same request again sends none, with other data it is refused", async () => {
  const anna = await aMember();
  const order = anOrder();
  const request = (one: MandateOrder) => anna.stub.directDebit.request(anna.token, one);
  const known = await request(order);
  expect(await request(order)).toEqual(known);
  expect(await smsTo(anna, order.phone)).toHaveLength(1);
  expect(await request({ ...order, city: "Utrecht" })).toEqual(refuse("key_reused"));
  for (let sent = 1; sent < 5; sent += 1) expect((await request(anOrder())).ok).toBe(true);
  moveClock(DAY - MINUTE);
  expect(await request(anOrder())).toEqual(refuse("direct_debit_codes", { limit: 5 }));
  moveClock(DAY + MINUTE);
  expect((await request(anOrder())).ok).toBe(true);
});

test("one telephone gets five codes a day, whoever asks for them, and the same request takes one", async () => {
  const number = crypto.randomUUID();
  const take = (key: string) => actors.site().takeSmsCode({ key, number });
  for (const key of ["a", "a", "b", "c", "d", "e", "a"]) expect(await take(number + key)).toEqual(accept());
  moveClock(DAY - MINUTE);
  expect(await take(`${number}f`)).toEqual(refuse("direct_debit_codes", { limit: 5 }));
  moveClock(DAY + MINUTE);
  expect(await take(`${number}f`)).toEqual(accept());
});

test("a newer mandate takes the place of the one before, and a revoked one stays revoked", async () => {
  const anna = await aMember();
  const [one, two] = [await requested(anna), await requested(anna, { iban: "DE89370400440532013000" })];
  expect(await confirm(anna, one.order, one.code), "its place was taken").toEqual(refuse("otp_expired"));
  await confirm(anna, two.order, two.code);
  const three = await requested(anna);
  await confirm(anna, three.order, three.code);
  const statuses = async () =>
    valueOf(await anna.stub.directDebit.list(anna.token))
      .mandates.map(({ status }) => status)
      .toSorted();
  expect(await statuses()).toEqual(["active", "revoked"]);
  const revoked = valueOf(await anna.stub.directDebit.revoke(anna.token, three.order.mandate_id));
  expect(await anna.stub.directDebit.revoke(anna.token, three.order.mandate_id)).toEqual(accept(revoked));
  expect(await statuses()).toEqual(["revoked", "revoked"]);
  expect(await anna.stub.directDebit.revoke(anna.token, crypto.randomUUID())).toEqual(refuse("not_found"));
  expect(await anna.stub.directDebit.standing(anna.token)).toEqual(accept("possible"));
});

test("no file holds a code, and what was typed for a mandate that nobody confirmed goes after an hour", async () => {
  const anna = await aMember();
  const { order, code } = await requested(anna);
  const tables = ["mandate_requests", "mandate_codes", "outbox"];
  const stored = () =>
    inObject(anna, (sql) => JSON.stringify(tables.map((table) => sql.exec(`SELECT * FROM ${table}`).toArray())));
  const now = await stored();
  expect(now).toContain(order.iban);
  expect(now).not.toContain(code);
  moveClock(60 * MINUTE + 1);
  await anna.stub.runDue();
  expect(await stored()).not.toContain(order.iban);
  expect(valueOf(await anna.stub.directDebit.list(anna.token)).request).toBeNull();
});
