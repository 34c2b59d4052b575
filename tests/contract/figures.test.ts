import { expect, test } from "vitest";
import { decideCase } from "../../app/contract/operators/operator-cases.ts";
import { moderationFigures } from "../../app/contract/operators/operator-figures.ts";
import { sendComplaint } from "../../app/contract/safety/reports.ts";
import { caller, refusal } from "./caller.ts";
import { aClaimedCase } from "./fixtures/cases.ts";
import { aMember, embedded } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

type Counted = { count: number }[];
const sum = (rows: Counted) => rows.reduce((all, { count }) => all + count, 0);

test("a year's figures grow with each notice and decision, and name nobody", async () => {
  const [olga, bert] = [await anOperator(), await aMember()];
  const before = await olga.callOrThrow(moderationFigures, {});
  await caller().callOrThrow(sendComplaint, {
    key: crypto.randomUUID(),
    address: `https://www.example.org/members/${bert.id}`,
    reason: "underage",
    text: "She is a child.",
    language: "en",
    good_faith: true,
  });
  const { number, reported } = await aClaimedCase(olga);
  await olga.callOrThrow(decideCase, {
    number,
    outcome: "hold",
    ground: "advertising",
    words: "You advertised.",
    days: 30,
  });
  await embedded().sendDecision(number);
  const after = await olga.callOrThrow(moderationFigures, { year: String(before.year) });
  // Other tests' cases are counted too.
  const more = (of: (figures: typeof before) => Counted) => sum(of(after)) - sum(of(before));
  expect(
    more(({ notices }) => notices.filter(({ kind, reason }) => kind === "complaint" && reason === "underage")),
  ).toBe(1);
  expect(more(({ notices }) => notices.filter(({ kind }) => kind === "report"))).toBeGreaterThan(0);
  expect(
    more(({ decisions }) => decisions.filter(({ outcome, ground }) => outcome === "hold" && ground === "advertising")),
  ).toBe(1);
  expect(after.median_seconds.decision).not.toBeNull();
  const text = JSON.stringify(after);
  for (const secret of [bert.id, reported.id, "Olga", "child"]) expect(text).not.toContain(secret);
  expect(after).toMatchObject({ year: after.this_year });
});

test("members and visitors have no figures", async () => {
  const anna = await aMember();
  for (const api of [anna.api, caller()])
    expect(refusal(await api.call(moderationFigures, {}))).toBe("authentication_required");
});
