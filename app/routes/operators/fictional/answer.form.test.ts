import { expect, test } from "vitest";
import { answerForm } from "./answer.form.ts";

const seen = "2026-11-23T10:00:00Z";

test("nobody answers while an answer is written: the letter was pressed too soon", () => {
  const { error } = answerForm.safeParse({ decision: "close", text: "Good morning!", seen });
  expect(error?.issues).toMatchObject([{ path: ["text"], message: "contradiction" }]);
  for (const text of [undefined, " "])
    expect(answerForm.safeParse({ decision: "close", text, seen }).success).toBe(true);
  expect(answerForm.safeParse({ decision: "answer", text: "Good morning!", seen }).success).toBe(true);
});
