import { afterEach, expect, test } from "vitest";
import { openMember, sanctionMember } from "../../../../app/contract/operators/operator-members.ts";
import { anAccount, mailsTo, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";
import { anActivePhoto } from "../../../../tests/workers/photo-fixtures.ts";
import { casesAbout, findCase } from "../../actors/site/operators/cases/cases.ts";
import { moveClock } from "../../clock.ts";

afterEach(() => moveClock(0));

const SEVEN_HOURS = 7 * 60 * 60_000;
const reason = "asked three members for money";
const site = objects.SITE.getByName("periwinkle") as unknown as DurableObjectStub;

const open = (olga: Awaited<ReturnType<typeof anOperator>>, { id }: TestAccount) =>
  olga.call(openMember, { id, reason });

const aDecision = ({ id }: TestAccount) => ({
  key: crypto.randomUUID(),
  id,
  kind: "suspend" as const,
  ground: "asks_for_money" as const,
  reason,
});

const casesOf = ({ id }: TestAccount) => inStub(site, (sql) => casesAbout(sql, id));

test("a form that was sent twice is one decision with one mail, also hours later", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  await anActivePhoto(anna);
  await open(olga, anna);
  const decision = { ...aDecision(anna), days: 1 };
  const send = () => olga.call(sanctionMember, decision);
  const answers = await Promise.all([send(), send()]);
  moveClock(SEVEN_HOURS);
  answers.push(await send());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const cases = await casesOf(anna);
  expect(cases).toMatchObject([{ kind: "operator", decisions: [{ outcome: "suspend" }] }]);
  expect((await inStub(site, (sql) => findCase(sql, String(cases[0]?.case))))?.details.photos).toHaveLength(1);
  expect(await mailsTo(anna, anna.email, "case_decided")).toHaveLength(1);
});

test("a form's key is for one decision, about one member, by one operator", async () => {
  const [olga, otto] = [await anOperator(), await anOperator("Otto")];
  const [anna, emma] = [await anAccount(), await anAccount()];
  for (const operator of [olga, otto]) for (const member of [anna, emma]) await open(operator, member);
  const decision = aDecision(anna);
  expect(await olga.call(sanctionMember, decision)).toMatchObject({ status: 200 });
  const others = [
    { kind: "ban" },
    { ground: "harassment" },
    { reason: "something else" },
    { id: emma.id },
    { days: 7 },
  ];
  const refused = others.map((other) => olga.call(sanctionMember, { ...decision, ...other }));
  refused.push(otto.call(sanctionMember, decision));
  for (const { status, body } of await Promise.all(refused))
    expect([status, body["error"]]).toEqual([409, "key_reused"]);
  expect(await casesOf(anna)).toMatchObject([{ decisions: [{ outcome: "suspend" }] }]);
  expect(await casesOf(emma)).toEqual([]);
});

test("of a member whom the operator has not opened nothing is copied", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  await anActivePhoto(anna);
  const copies = () => inStub(site, (sql) => sql.exec("SELECT photo FROM loose_evidence ORDER BY photo").toArray());
  const before = await copies();
  const { body } = await olga.call(sanctionMember, aDecision(anna));
  expect(body).toMatchObject({ error: "reason_required" });
  expect(await copies()).toEqual(before);
});

test("an operator's words reach the member without signs that are not seen or turn text around", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  await open(olga, anna);
  const decision = { ...aDecision(anna), reason: "\u202easked\u0000 for money" };
  expect(await olga.call(sanctionMember, decision)).toMatchObject({ status: 200 });
  const [mail] = await mailsTo(anna, anna.email, "case_decided");
  expect(mail?.text).toContain("asked for money");
  for (const sign of ["\u0000", "\u202e"]) expect(mail?.text).not.toContain(sign);
});
