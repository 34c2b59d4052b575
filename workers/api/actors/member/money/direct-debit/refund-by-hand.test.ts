import { afterEach, expect, test } from "vitest";
import { aMemberWithPassword, erase, inObject, mailsTo } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aCollectedDebit, provider } from "../../../../../../tests/workers/direct-debit-fixtures.ts";
import {
  actors,
  delivered,
  type TestMember,
  totalsOf,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { alarm, refundOf, withdrawFrom } from "../../../../../../tests/workers/paid-fixtures.ts";
import { BANK_ZONE } from "../../../../../../app/domain/direct-debit.ts";
import { DAY_MS, dayIn } from "../../../../../../app/domain/locale/day.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { ShownTransfer } from "../../../site/debits/transfer-rows.ts";

const olga = { id: "1", name: "Olga" };
const IBAN = "NL91ABNA0417164300";
const OTHER = "NL20INGB0001234567";
const first = { page: 1, size: 50 };
const refused = (error: string) => ({ ok: false, problem: { error } });
const done = { ok: true, value: {} };
const transfers = () => actors.site().transfers;
const key = () => crypto.randomUUID();
const today = () => dayIn(BANK_ZONE, clock.now());

afterEach(() => moveClock(0));

const transferOf = async ({ id }: { id: string }) => {
  const { waiting, marked } = await transfers().list(first, olga);
  return [...waiting, ...marked].find(({ member }) => member === id) as ShownTransfer;
};
const statusOf = async (anna: TestMember, payment_id: string) => {
  await alarm(anna);
  return (await refundOf(anna, payment_id))?.status;
};

/** Withdrawn from, and at the site. */
async function aWithdrawal(member?: TestMember) {
  const collected = await aCollectedDebit(member);
  const { anna, payment_id } = collected;
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await alarm(anna);
  return { ...collected, transfer: await transferOf(anna) };
}

test("a withdrawal waits to be transferred by hand, with all that the transfer needs, and is done when somebody says so", async () => {
  const { anna, payment_id, ref, transfer } = await aWithdrawal();
  expect(transfer).toMatchObject({ amount: 1995, account_holder: "A. de Vries", iban: IBAN, reason: "withdrawal" });
  expect(transfer).toMatchObject({ words: expect.stringMatching(/^\S.* \d{4}-\d{6} PW-\d{10}$/) as string });
  expect(await statusOf(anna, payment_id)).toBe("requested");
  const refunded = async () => (await provider.fetch(ref))?.refunded;
  expect([(await totalsOf(anna)).credits, await refunded()]).toEqual([0, 0]);
  moveClock(clock.offset() + 10 * DAY_MS);
  expect(await statusOf(anna, payment_id), "it never fails by itself").toBe("requested");
  const mark = { number: transfer.number, mark_id: key(), iban_end: "4300", day: today() };
  expect(await transfers().markTransferred(mark, olga)).toEqual(done);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("done");
  expect([(await totalsOf(anna)).credits, await refunded()]).toEqual([0, 1995]);
  const receipts = async () => valueOf(await anna.stub.money.payment(anna.token, payment_id)).receipts ?? [];
  await expect.poll(async () => (await receipts()).map(({ kind }) => kind)).toEqual(["receipt", "credit_note"]);
  const marked = await transferOf(anna);
  expect(marked).toMatchObject({
    status: "transferred",
    day: mark.day,
    account_holder: "",
    iban: "",
    iban_end: "4300",
  });
});

test("what cannot be transferred gives credits back, once, says so, and may be withdrawn from again", async () => {
  const { anna, payment_id, transfer } = await aWithdrawal();
  const failed = { number: transfer.number, mark_id: key(), seen: "waiting", reason: "account_closed" } as const;
  for (const attempt of [1, 2]) expect(await transfers().fail(failed, olga), String(attempt)).toEqual(done);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("failed");
  expect((await totalsOf(anna)).credits).toBe(50);
  await delivered(anna);
  expect((await mailsTo(anna)).filter(({ kind }) => kind === "refund")).toHaveLength(2);
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await alarm(anna);
  const { waiting } = await transfers().list(first, olga);
  expect(waiting.find(({ member }) => member === anna.id)).toMatchObject({ amount: 1995, iban: IBAN });
});

test("a transfer that had gone and came back gives the credits back as well", async () => {
  const { anna, payment_id, transfer } = await aWithdrawal();
  await transfers().markTransferred({ number: transfer.number, mark_id: key(), iban_end: "4300", day: today() }, olga);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("done");
  const back = { number: transfer.number, mark_id: key(), seen: "transferred", reason: "account_wrong" } as const;
  expect(await transfers().fail(back, olga)).toEqual(done);
  await expect.poll(() => statusOf(anna, payment_id)).toBe("failed");
  expect((await totalsOf(anna)).credits).toBe(50);
  const { rows } = await actors.site().queues.audit({});
  const actions = rows.filter(({ member }) => member === anna.id).map(({ action }) => action);
  expect(actions.slice(0, 2)).toEqual(["transfer_failed", "refund_transferred"]);
  expect(JSON.stringify(rows)).not.toContain(IBAN);
});

test("another account that the member gave takes the place of the one that is closed, and each way on says which it saw", async () => {
  const { anna, payment_id, transfer } = await aWithdrawal();
  const { number } = transfer;
  const other = { number, iban_end: "4300", account_holder: "J. Jansen", iban: "nl20 ingb 0001 2345 67" };
  expect(await transfers().changeAccount({ ...other, iban: "NL21INGB0001234567" }, olga)).toMatchObject(
    refused("iban_refused"),
  );
  expect(await transfers().changeAccount(other, { ...olga, member: anna.id })).toEqual(refused("yourself"));
  expect(await transfers().changeAccount({ ...other, iban_end: "0000" }, olga)).toEqual(refused("decision_changed"));
  for (const attempt of [1, 2]) expect(await transfers().changeAccount(other, olga), String(attempt)).toEqual(done);
  expect(await transferOf(anna)).toMatchObject({ account_holder: "J. Jansen", iban: OTHER, iban_end: "4567" });
  const third = { ...other, iban: IBAN };
  expect(await transfers().changeAccount(third, olga), "seen before").toEqual(refused("decision_changed"));
  const mark = { number, mark_id: key(), iban_end: "4300", day: today() };
  expect(await transfers().markTransferred(mark, olga), "to the old one").toEqual(refused("decision_changed"));
  expect(await transfers().markTransferred({ ...mark, iban_end: "4567" }, olga)).toEqual(done);
  expect(await transfers().changeAccount({ ...third, iban_end: "4567" }, olga)).toEqual(refused("decision_changed"));
  await expect.poll(() => statusOf(anna, payment_id)).toBe("done");
  const { rows } = await actors.site().queues.audit({});
  expect(
    rows.filter(({ action, member }) => action === "transfer_account_changed" && member === anna.id),
  ).toMatchObject([{ why: expect.stringMatching(/^PW-\d{10} 4300 → 4567$/) as string }]);
  expect(JSON.stringify(rows)).not.toContain(OTHER);
});

test("what was noted is listed page by page, and a payment knows its transfers", async () => {
  const { transfer, ref } = await aWithdrawal();
  const { number } = transfer;
  await transfers().fail({ number, mark_id: key(), seen: "waiting", reason: "other" }, olga);
  const { found } = await transfers().list(first, olga);
  const pages = Array.from({ length: found + 1 }, (_, at) => transfers().list({ size: 1, page: at + 1 }, olga));
  const numbers = (await Promise.all(pages)).map(({ marked }) => marked.map((row) => row.number));
  expect(numbers.at(-1), "after the last").toEqual([]);
  expect(new Set(numbers.flat()).size).toBe(found);
  expect(numbers.flat()).toContain(number);
  const { payments } = await actors.site().payments.list({ find: ref }, olga);
  const inspected = await actors.site().payments.inspect(payments[0]?.number ?? 0, olga);
  expect(valueOf(inspected).transfers).toEqual([number]);
});

test("of two operators at once one has an effect, a repeat has none, and nobody marks their own or what is not there", async () => {
  const { anna, transfer } = await aWithdrawal();
  const { number } = transfer;
  const own = { ...olga, member: anna.id };
  const mark = { number, mark_id: key(), iban_end: "4300", day: today() };
  expect(await transfers().markTransferred(mark, own)).toEqual(refused("yourself"));
  expect(await transfers().inspect(number, own)).toEqual(refused("yourself"));
  expect((await transfers().list(first, own)).waiting.filter(({ member }) => member === anna.id)).toEqual([]);
  expect(await transfers().inspect(999_999, olga)).toEqual(refused("not_found"));
  expect(await transfers().markTransferred({ ...mark, number: 999_999 }, olga)).toEqual(refused("not_found"));
  for (const day of [dayIn(BANK_ZONE, clock.now() + DAY_MS), dayIn(BANK_ZONE, clock.now() - 2 * DAY_MS)])
    expect(await transfers().markTransferred({ ...mark, day }, olga)).toMatchObject(refused("invalid_input"));
  const failed = { number, mark_id: key(), seen: "waiting", reason: "other" } as const;
  const both = await Promise.all([transfers().markTransferred(mark, olga), transfers().fail(failed, olga)]);
  expect(both).toEqual([done, refused("decision_changed")]);
  expect(await transfers().markTransferred(mark, olga)).toEqual(done);
  expect(await transferOf(anna)).toMatchObject({ status: "transferred", failure: null });
});

test("however often a refund is sent it is one transfer, never more than was collected, and nothing of what a bank took back", async () => {
  const { anna, ref, file_id, transfer } = await aWithdrawal();
  const by_hand = { account_holder: "A. de Vries", iban: IBAN, at: clock.now(), reason: "operator" } as const;
  const order = { ref, site: "tests", description: "Periwinkle", by_hand };
  const euro = (amount: number) => ({ amount, currency: "EUR" });
  await inObject(anna, (sql) => {
    sql.exec("UPDATE refunds SET taken = 0, try_at = 0");
  });
  await alarm(anna);
  expect((await transfers().list(first, olga)).waiting.filter(({ member }) => member === anna.id)).toHaveLength(1);
  await expect(provider.refund({ ...order, key: key(), amount: euro(1) })).rejects.toThrow("more would go back");
  await transfers().fail({ number: transfer.number, mark_id: key(), seen: "waiting", reason: "refused" }, olga);
  const again = { ...order, key: key(), amount: euro(1000) };
  expect((await provider.refund(again)).state).toBe("pending");
  expect((await provider.refund(again)).state).toBe("pending");
  expect(await provider.findRefund(again)).toMatchObject({ state: "pending" });
  await expect(provider.refund({ ...order, key: key(), amount: euro(996) })).rejects.toThrow("more would go back");
  const { debits = [] } = (await actors.site().debits.inspect(file_id)) ?? {};
  for (const { number } of debits) valueOf(await actors.site().debits.giveBack({ file_id, number }, olga));
  await expect(provider.refund({ ...order, key: key(), amount: euro(1) })).rejects.toThrow("not collected");
  expect((await transferOf(anna)).debit_status).toBe("returned");
});

test("what is owed to a member who is erased stays on the list, and leads to nobody once it is paid", async () => {
  const { anna, transfer } = await aWithdrawal(await aMemberWithPassword());
  await erase(anna);
  const found = valueOf(await transfers().inspect(transfer.number, olga));
  expect(found).toMatchObject({ status: "waiting", member: null, iban: IBAN });
  const mark = { number: transfer.number, mark_id: key(), iban_end: "4300", day: today() };
  expect(await transfers().markTransferred(mark, olga)).toEqual(done);
  expect(valueOf(await transfers().inspect(transfer.number, olga))).toMatchObject({ account_holder: "", iban: "" });
});
