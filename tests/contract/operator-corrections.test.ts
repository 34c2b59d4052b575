import { expect, test } from "vitest";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import { basicsText, correctMember } from "../../app/contract/operators/operator-corrections.ts";
import {
  eraseMember,
  inspectMember,
  liftSanction,
  openMember,
  sanctionMember,
} from "../../app/contract/operators/operator-members.ts";
import { operatorCode } from "../../app/contract/operators/operators.ts";
import { getMember } from "../../app/contract/people/discovery.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { ageOn } from "../../app/domain/account/age.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { birthday } from "./fixtures/birthday.ts";
import { aFictional } from "./fixtures/fictional-profiles.ts";
import { aReadyMember, embedded } from "./fixtures/members.ts";
import { aCode, anOperator } from "./fixtures/operators.ts";
import { allCards } from "./fixtures/search.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const reason = "a mail of today, from their own address";

/** What an operator sends who has opened this member. */
async function anOrder(olga: ApiClient, { id }: { id: string }) {
  await olga.callOrThrow(openMember, { id, reason });
  const { member } = await olga.callOrThrow(inspectMember, { id });
  const { gender, date_of_birth } = member;
  return { id, gender, date_of_birth, seen: basicsText(member), reason };
}

test("what support corrects others see and find, the member reads in a mail, and the record keeps", async () => {
  const [olga, bert] = [await anOperator(), await aReadyMember({ gender: "male", seeking: "female" })];
  const anna = await aReadyMember({ gender: "male", seeking: "male" });
  const date_of_birth = birthday(71);
  const right = { ...(await anOrder(olga, anna)), gender: "female" as const, date_of_birth };
  await olga.callOrThrow(correctMember, right);
  await olga.callOrThrow(correctMember, right);
  const today = new Date().toISOString().slice(0, 10);
  const { profile } = await bert.api.callOrThrow(getMember, { id: anna.id });
  expect(profile).toMatchObject({ gender: "female", age: ageOn(date_of_birth, today), seeking: "male" });
  const found = await allCards(bert.api, { gender: "female", min_age: 71, max_age: 71 });
  expect(found.map(({ id }) => id)).toContain(anna.id);
  expect((await anna.api.callOrThrow(currentUser)).user.profile).toMatchObject({ gender: "female", date_of_birth });
  const { member, audit } = await olga.callOrThrow(inspectMember, { id: anna.id });
  expect(member).toMatchObject({ gender: "female", date_of_birth });
  expect(audit.map(({ action }) => action)).toEqual(["corrected", "opened"]);
  expect(audit[0]).toMatchObject({ operator: "Olga", why: `${right.seen} → ${basicsText(right)}: ${reason}` });
  await eventually("one mail says so", async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: anna.email });
    return mails.filter(({ kind }) => kind === "corrected").length === 1;
  });
});

test("the day is judged as at a sign-up", async () => {
  const olga = await anOperator();
  const order = await anOrder(olga, await aReadyMember());
  for (const [date_of_birth, code] of [
    [birthday(18, 1), "date_of_birth_too_young"],
    ["1958-02-30", "date_of_birth_invalid"],
    ["1700-01-01", "date_of_birth_invalid"],
    ["", "date_of_birth_required"],
  ] as const) {
    const answer = await olga.call(correctMember, { ...order, date_of_birth });
    expect(answer.ok ? {} : answer.problem["fields"], date_of_birth).toEqual({ date_of_birth: code });
  }
  await olga.callOrThrow(correctMember, { ...order, date_of_birth: birthday(18) });
});

test("only an operator who said why corrects, and only what they were shown", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const [anna, bert] = [await aReadyMember(), await aReadyMember()];
  const order = { ...(await anOrder(olga, anna)), date_of_birth: birthday(70) };
  expect(refusal(await omar.call(correctMember, order))).toBe("reason_required");
  expect(refusal(await olga.call(correctMember, { ...order, id: bert.id }))).toBe("reason_required");
  for (const other of [anna.api, bert.api, caller()])
    expect(refusal(await other.call(correctMember, order))).toBe("authentication_required");
  const stale = { ...order, seen: "male 1930-01-01" };
  expect(refusal(await olga.call(correctMember, stale))).toBe("decision_changed");
  for (const { id } of [anna, bert]) {
    await olga.callOrThrow(openMember, { id, reason });
    const { audit } = await olga.callOrThrow(inspectMember, { id });
    expect(audit.map(({ action }) => action)).not.toContain("corrected");
  }
});

test("nobody corrects their own account, a fictional profile, or an account that goes or is gone", async () => {
  const [olga, anna] = [await anOperator(), await aReadyMember()];
  const fictional = await aFictional(olga);
  const changed = { date_of_birth: birthday(70) };
  const answerTo = async (operator: ApiClient, order: Awaited<ReturnType<typeof anOrder>>) =>
    refusal(await operator.call(correctMember, { ...order, ...changed }));
  expect(await answerTo(olga, await anOrder(olga, { id: fictional }))).toBe("not_found");
  const account = { email: anna.email, name: "Anna", password: "a long operator password" };
  await embedded().makeOperator(account);
  const herself = caller();
  await herself.callOrThrow(operatorCode, await aCode(account));
  const order = await anOrder(olga, anna);
  expect(await answerTo(herself, order)).toBe("yourself");
  expect(refusal(await herself.call(openMember, { id: anna.id, reason }))).toBe("yourself");
  expect(refusal(await herself.call(inspectMember, { id: anna.id }))).toBe("reason_required");
  expect(refusal(await herself.call(eraseMember, { id: anna.id, at_once: true, reason }))).toBe("yourself");
  const measure = { id: anna.id, kind: "hold", reason: "I would rather not", seen: 0 } as const;
  expect(refusal(await herself.call(liftSanction, measure))).toBe("yourself");
  const sanction = { ...measure, key: crypto.randomUUID(), ground: "harassment" } as const;
  expect(refusal(await herself.call(sanctionMember, sanction))).toBe("yourself");
  await olga.callOrThrow(eraseMember, { id: anna.id, at_once: false, reason });
  expect(await answerTo(olga, order)).toBe("account_deleted");
  await olga.callOrThrow(eraseMember, { id: anna.id, at_once: true, reason });
  for (const id of [anna.id, "a".repeat(16), "nobody"])
    expect(await answerTo(olga, { ...order, id })).toBe("not_found");
});
