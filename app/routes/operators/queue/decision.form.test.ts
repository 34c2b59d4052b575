import { expect, test } from "vitest";
import { decisionForm } from "./decision.form.ts";

const form = decisionForm(["nudity", "other"]);
const wrongIn = (sent: object) =>
  form.safeParse(sent).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("approving with a reason chosen decides nothing", () => {
  expect(wrongIn({ decision: "approve", reason: "nudity" })).toEqual([["reason", "contradiction"]]);
});

test("one approves without a reason and refuses with one", () => {
  expect(form.parse({ decision: "approve" })).toEqual({ decision: "approve" });
  expect(form.parse({ decision: "refuse", reason: "other" })).toEqual({ decision: "refuse", reason: "other" });
});
