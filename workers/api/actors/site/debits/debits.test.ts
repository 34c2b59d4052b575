import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { nextBankDay } from "../../../../../app/domain/direct-debit.ts";
import { utcDay } from "../../../../../app/domain/locale/day.ts";
import { clock, moveClock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import { actorsOf } from "../../actors.ts";
import type { WaitingDebit } from "./debit-rows.ts";

const DAY = 24 * 60 * 60_000;
const anna = "anna";
const operator = { id: "1", name: "Olga" };
const IBAN = "DE89370400440532013000";
const holder = "Zoë & Söhne";

/** A site of its own, so that nobody else's debits are due. */
const aSite = () => actorsOf(env as unknown as Env, `debits-${crypto.randomUUID()}`).site();
type Site = ReturnType<typeof aSite>;

const aDebit = (wishes: Partial<WaitingDebit> = {}): WaitingDebit => {
  const payment_id = wishes.payment_id ?? crypto.randomUUID();
  const day = nextBankDay(utcDay(clock.now()));
  const mandate = { reference: "PW-7KQ4-M2XD-9HTR", signed_at: clock.now(), account_holder: holder, iban: IBAN };
  return { ref: `sdd_${payment_id}`, member: anna, payment_id, ...mandate, amount: 1995, day, ...wishes };
};

const tell = (site: Site, payload: WaitingDebit) =>
  site.receive({ id: `${payload.member}/debit/${payload.payment_id}`, kind: "debit_waits", payload });

const endMandate = (site: Site, { member, reference }: WaitingDebit) =>
  site.receive({ id: `${member}/mandate_ended/${reference}`, kind: "mandate_ended", payload: { member, reference } });

async function make(site: Site, file_id: string = crypto.randomUUID()) {
  const made = await site.debits.make(file_id, operator);
  return made.ok && made.value ? made.value : undefined;
}

async function fileWith(site: Site, ...debits: WaitingDebit[]) {
  for (const debit of debits) await tell(site, debit);
  const file = await make(site);
  if (!file) throw new Error("nothing was due");
  return file;
}

const statusOf = async (site: Site, { ref }: WaitingDebit) => (await site.debits.find(ref))?.status;
const xmlOf = async (site: Site, file_id: string) => (await site.debits.download(file_id, operator))?.xml ?? "";
const count = (text: string, what: string) => text.split(what).length - 1;

afterEach(() => moveClock(0));

test("each debit that is due is in exactly one file, however often it was told and whoever makes files at once", async () => {
  const site = aSite();
  const debits = Array.from({ length: 30 }, (_, at) => aDebit({ member: `member-${at}`, reference: `PW-${at}` }));
  for (const debit of [...debits, ...debits.slice(10)]) await tell(site, debit);
  const files = await Promise.all(Array.from({ length: 5 }, () => make(site)));
  const made = files.filter((file) => file !== undefined);
  const texts = await Promise.all(made.map(({ file_id }) => xmlOf(site, file_id)));
  expect(made).toHaveLength(1);
  expect(count(texts.join(""), "<EndToEndId>")).toBe(30);
  for (const debit of debits) await tell(site, debit);
  expect(await make(site), "told once more, long after").toBeUndefined();
});

test("the same form makes the same file, and a file is the same to the last byte whenever it is downloaded", async () => {
  const site = aSite();
  const file = await fileWith(site, aDebit());
  const first = await xmlOf(site, file.file_id);
  moveClock(3 * DAY);
  await tell(site, aDebit());
  expect(await make(site, file.file_id)).toEqual(file);
  expect(await xmlOf(site, file.file_id)).toBe(first);
  expect(first).toContain(`<MsgId>${file.message_id}</MsgId>`);
  expect(first).toContain("<IBAN>NL02ABNA0123456789</IBAN>");
  for (const words of [IBAN, "Zoe + Sohne", "PW-7KQ4-M2XD-9HTR", ">19.95<"]) expect(first).toContain(words);
});

test("a debit waits until the bank day before the one that was announced, and is collected on that day", async () => {
  const site = aSite();
  const today = utcDay(clock.now());
  const day = nextBankDay(nextBankDay(today));
  await tell(site, aDebit({ day }));
  expect(await make(site)).toBeUndefined();
  expect(await site.debits.list()).toMatchObject({ waiting: 1, due: 0 });
  moveClock(Date.parse(`${nextBankDay(today)}T12:00:00Z`) - Date.now());
  const file = await make(site);
  expect(await xmlOf(site, file?.file_id ?? "")).toContain(`<ReqdColltnDt>${day}</ReqdColltnDt>`);
});

test("the first collection by a mandate is FRST, the others are RCUR, in one file and in the next", async () => {
  const site = aSite();
  const one = await fileWith(site, aDebit(), aDebit(), aDebit({ reference: "PW-OTHER" }));
  const two = await fileWith(site, aDebit());
  const sequences = async (file_id: string) =>
    (await xmlOf(site, file_id)).match(/(?<=<SeqTp>)\w+|(?<=<MndtId>)[\w-]+/g);
  const mandate = "PW-7KQ4-M2XD-9HTR";
  expect(await sequences(one.file_id)).toEqual(["FRST", mandate, "PW-OTHER", "RCUR", mandate]);
  expect(await sequences(two.file_id)).toEqual(["RCUR", mandate]);
});

test("a cancelled payment and one whose mandate ended are in no file; what is in one stays there", async () => {
  const site = aSite();
  const [cancelled, ended, other] = [
    aDebit({ reference: "PW-A" }),
    aDebit(),
    aDebit({ member: "bert", reference: "PW-B" }),
  ];
  for (const debit of [cancelled, ended, other]) await tell(site, debit);
  await site.debits.withdraw(cancelled.ref);
  await endMandate(site, ended);
  await endMandate(site, { ...other, member: "somebody else" });
  const file = await make(site);
  expect(file).toMatchObject({ filed: 1, total: 1995 });
  expect([await statusOf(site, cancelled), await statusOf(site, ended)]).toEqual(["cancelled", "cancelled"]);
  await site.debits.withdraw(other.ref);
  await endMandate(site, other);
  expect(await statusOf(site, other)).toBe("pending");
});

test("operators say what the bank said: what came back before has failed, the rest is paid, and later it is charged back", async () => {
  const site = aSite();
  const [failed, paid] = [aDebit(), aDebit()];
  const { file_id } = await fileWith(site, failed, paid);
  const numbers = (await site.debits.inspect(file_id))?.debits.map(({ number }) => number) ?? [];
  const giveBack = (at: number) => site.debits.giveBack({ file_id, number: numbers[at] ?? 0 }, operator);
  expect(await giveBack(0)).toEqual({ ok: true, value: true });
  expect(await site.debits.collect(file_id, operator)).toEqual({ ok: true, value: 1 });
  expect(await site.debits.collect(file_id, operator), "again").toEqual({ ok: true, value: 0 });
  expect([await statusOf(site, failed), await statusOf(site, paid)]).toEqual(["failed", "completed"]);
  await giveBack(1);
  expect(await giveBack(1), "again").toEqual({ ok: true, value: false });
  expect(await site.debits.find(paid.ref)).toMatchObject({ status: "charged_back", revision: 1 });
  const { rows } = await site.queues.audit({});
  expect(rows.map(({ action }) => action)).toEqual([
    "debit_returned",
    "debits_collected",
    "debit_returned",
    "debit_file_made",
  ]);
  expect(JSON.stringify(rows)).not.toContain(IBAN);
});

test("nobody says of their own debit that it is paid, or came back", async () => {
  const site = aSite();
  const { file_id } = await fileWith(site, aDebit());
  const number = (await site.debits.inspect(file_id))?.debits[0]?.number ?? 0;
  const own = { ...operator, member: anna };
  const yourself = { ok: false, problem: { error: "yourself" } };
  expect(await site.debits.collect(file_id, own)).toEqual(yourself);
  expect(await site.debits.giveBack({ file_id, number }, own)).toEqual(yourself);
});

test("lists show the end of an account, and an erased member's debits that wait are in no file", async () => {
  const site = aSite();
  const [waits, kept] = [aDebit(), aDebit({ member: "bert" })];
  const filed = await fileWith(site, aDebit());
  for (const debit of [waits, kept]) await tell(site, debit);
  const shown = [await site.debits.list(), await site.debits.inspect(filed.file_id)];
  expect(JSON.stringify(shown)).toContain("3000");
  for (const secret of [IBAN, holder, anna]) expect(JSON.stringify(shown)).not.toContain(secret);
  await site.receive({ id: "anna/forgotten", kind: "forgotten", payload: { member: anna, emails: [] } });
  expect(await site.debits.find(waits.ref)).toBeUndefined();
  expect(await make(site)).toMatchObject({ filed: 1 });
  expect(await site.debits.collect(filed.file_id, operator), "the bank has it").toEqual({ ok: true, value: 1 });
});

test("a file goes when nobody may ask for its mandates any more", async () => {
  const site = aSite();
  const { file_id } = await fileWith(site, aDebit());
  moveClock(425 * DAY - 60_000);
  await site.debits.list();
  expect(await site.debits.download(file_id, operator)).toBeDefined();
  moveClock(425 * DAY + 60_000);
  await site.debits.list();
  expect(await site.debits.download(file_id, operator)).toBeUndefined();
  expect(await site.debits.inspect(file_id)).toMatchObject({ file: { filed: 1 } });
});
