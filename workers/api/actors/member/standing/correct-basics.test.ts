import { afterEach, expect, test } from "vitest";
import { type Basics, basicsText } from "../../../../../app/contract/operators/operator-corrections.ts";
import { refuse } from "../../../../../app/domain/result.ts";
import { inSite, olga } from "../../../../../tests/workers/case-fixtures.ts";
import {
  aMemberWithPassword,
  days,
  deleteAccount,
  erase,
  everythingIn,
  inObject,
  mailsTo,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  delivered,
  pageOf,
  type TestMember,
  valueOf,
  write,
} from "../../../../../tests/workers/member-fixtures.ts";
import { decodeAnswer } from "../../../../../tests/workers/search-answer.ts";
import { moveClock } from "../../../clock.ts";
import { listAudit } from "../../site/operators/audit/list-audit.ts";

afterEach(() => moveClock(0));

const was = { gender: "female", date_of_birth: "1960-05-01" } as const;
const right = { gender: "male", date_of_birth: "1950-04-30" } as const;
const act = { operator: olga, why: "a mail of today" };

const correct = ({ stub }: { stub: TestMember["stub"] }, basics: Basics = right, seen: Basics = was) =>
  stub.standing.correct({ basics, seen: basicsText(seen), act });

const corrections = async ({ id }: { id: string }) =>
  (await inSite((sql) => listAudit(sql, { member: id }))).filter(({ action }) => action === "corrected");

/** The member's row, as the directory has it. */
async function listed({ id }: TestMember, gender: "male" | "female", country: string) {
  const order = { gender, exclude: [], page: 1, size: 24 };
  const { people } = decodeAnswer(await actors.directory(country).search(order));
  return people.find((one) => one.id === id);
}

test("a correction is what the search filters by, what others keep and what the member sees; whom they look for stays", async () => {
  const country = "SK";
  const [anna, bert] = [await aMember({ country, credits: 5 }), await aMember()];
  await write(anna, bert);
  await delivered(anna, bert);
  expect(await listed(anna, "female", country)).toMatchObject(was);
  expect(await correct(anna)).toEqual({ ok: true });
  expect([await listed(anna, "female", country), await listed(anna, "male", country)]).toMatchObject([
    undefined,
    { ...right, seeking: "male" },
  ]);
  expect((await pageOf(bert, anna)).profile).toMatchObject({ gender: "male" });
  expect(valueOf(await anna.stub.account.user(anna.token)).profile).toMatchObject({ ...right, seeking: "male" });
  expect(await anna.stub.standing.record()).toMatchObject(right);
});

test("it is written down and mailed once, however often it comes, and a late repeat takes back nobody's later one", async () => {
  const anna = await aMember({ language: "en" });
  for (let times = 0; times < 3; times += 1) expect(await correct(anna)).toEqual({ ok: true });
  expect(await corrections(anna)).toMatchObject([
    { operator: olga.name, why: "female 1960-05-01 → male 1950-04-30: a mail of today" },
  ]);
  expect((await mailsTo(anna)).filter(({ kind }) => kind === "corrected")).toHaveLength(1);
  const later = { ...right, date_of_birth: "1951-04-30" } as const;
  expect(await anna.stub.standing.correct({ basics: later, seen: basicsText(right), act })).toEqual({ ok: true });
  expect(await correct(anna)).toEqual(refuse("decision_changed"));
  expect(await anna.stub.standing.record()).toMatchObject(later);
});

test("the mail says what is different, and nothing else", async () => {
  const anna = await aMember({ language: "en" });
  await correct(anna, { ...was, gender: "male" });
  const [mail] = await mailsTo(anna);
  expect(mail?.text).toContain("Man");
  expect(mail?.text).not.toContain("1960");
  expect(mail?.links.map((link) => new URL(link).pathname)).toEqual(
    expect.arrayContaining(["/profile", "/pages/service"]),
  );
});

test("of which nothing can be written down is not done", async () => {
  const anna = await aMember();
  await inObject(anna, (sql) =>
    sql.exec(`CREATE TRIGGER no_record BEFORE INSERT ON outbox WHEN NEW.kind = 'operator_event'
      BEGIN SELECT RAISE(ABORT, 'nothing is written down'); END`),
  );
  await expect(correct(anna)).rejects.toThrow("nothing is written down");
  expect(await anna.stub.standing.record()).toMatchObject(was);
  await inObject(anna, (sql) => sql.exec("DROP TRIGGER no_record"));
});

test("who is suspended is corrected unseen, and comes back as they are", async () => {
  const country = "HU";
  const anna = await aMember({ country });
  const decide = (kind: string, decision: object) =>
    anna.stub.receive({ id: crypto.randomUUID(), kind, payload: { kind: "suspend", case: null, ...decision } });
  await decide("sanction", { decided_at: 1, until: null });
  expect(await correct(anna)).toEqual({ ok: true });
  await delivered(anna);
  expect([await listed(anna, "female", country), await listed(anna, "male", country)]).toEqual([undefined, undefined]);
  await decide("sanction_lifted", { decided_at: 2 });
  await delivered(anna);
  expect(await listed(anna, "male", country)).toMatchObject(right);
});

test("nobody else is corrected: a fictional profile, an account that is being deleted, one that is erased", async () => {
  const fay = await aMember({ fictional: true });
  expect(await correct(fay)).toEqual(refuse("not_found"));
  const anna = await aMemberWithPassword();
  await deleteAccount(anna);
  expect(await correct(anna)).toEqual(refuse("account_deleted"));
  expect(await corrections(anna)).toEqual([]);
  moveClock(days(15));
  expect(await correct(anna)).toEqual(refuse("not_found"));
});

test("an erasure takes what was written down of it along", async () => {
  const anna = await aMemberWithPassword();
  const own = { gender: "female", date_of_birth: "1949-07-23" } as const;
  await correct(anna, own);
  const site = objects.SITE.getByName("tests");
  expect(await everythingIn(site)).toContain(own.date_of_birth);
  await erase(anna);
  expect(await everythingIn(site)).not.toContain(own.date_of_birth);
  expect(await corrections(anna)).toEqual([]);
});
