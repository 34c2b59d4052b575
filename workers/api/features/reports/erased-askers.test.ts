import { expect, test } from "vitest";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inStub, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";
import { site } from "../../../../tests/workers/complaint-fixtures.ts";
import {
  answer,
  aQuestion,
  ask,
  aVisitorsQuestion,
  claimQuestion,
  settleNow,
  siteDelivers,
  supportMailsTo,
} from "../../../../tests/workers/support-fixtures.ts";
import { actorsOf } from "../../actors/actors.ts";

const actors = actorsOf(objects, "periwinkle");

const forget = (member: string, emails: string[]) =>
  actors.site().receive({ id: crypto.randomUUID(), kind: "forgotten", payload: { member, emails } });

/** All that the site stores of cases, as text. */
const everything = () =>
  inStub(site, (sql) => {
    const tables = ["cases", "case_decisions", "queue_items", "outbox"];
    return JSON.stringify(tables.map((table) => sql.exec(`SELECT * FROM ${table}`).toArray()));
  });

test("of an erased member's question nothing is left, and nobody is asked to answer it", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  const question = aQuestion();
  const asked = await ask(question, anna.visitor);
  await siteDelivers();
  await forget(anna.id, [anna.email]);
  const left = await everything();
  for (const trace of [question.text, anna.id, anna.email]) expect(left).not.toContain(trace);
  expect(await claimQuestion(olga, asked)).toBeUndefined();
});

test("an answer that has not left goes with who asked, be it a member or somebody at their address", async () => {
  const olga = await anOperator();
  const words = `The credits are there ${crypto.randomUUID()}.`;
  const question = aVisitorsQuestion();
  const number = (await claimQuestion(olga, await ask(question))) ?? 0;
  await answer(olga, number, words);
  const { id } = await anAccount();
  await forget(id, [question.email]);
  await settleNow(number);
  expect(await everything()).not.toContain(words);
  expect((await supportMailsTo(question.email)).map(({ kind }) => kind)).not.toContain("support_answered");
});

test("an answer that was kept loses its words with who asked", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  const words = `The credits are there ${crypto.randomUUID()}.`;
  const number = (await claimQuestion(olga, await ask(aQuestion(), anna.visitor))) ?? 0;
  await answer(olga, number, words);
  await settleNow(number);
  expect(await everything()).toContain(words);
  await forget(anna.id, [anna.email]);
  expect(await everything()).not.toContain(words);
});

test("a question that comes after its member's erasure is not kept", async () => {
  const [olga, anna] = [await anOperator(), await anAccount()];
  const { text, ...question } = aQuestion();
  await forget(anna.id, [anna.email]);
  const asked = await ask({ ...question, text }, anna.visitor);
  expect(await everything()).not.toContain(text);
  expect(await claimQuestion(olga, asked)).toBeUndefined();
});
