import { expect, test } from "vitest";
import { operatorReason } from "./operator-reason.ts";

test("a reason has three letters or figures that can be seen", () => {
  for (const reason of ["spam", " 1 2 3 ", "他们要钱", "x7?9"])
    expect(operatorReason.safeParse(reason).success, reason).toBe(true);
  for (const reason of [
    "",
    "   ",
    "ab",
    "a\u200b\u200b",
    "\u200b\u200b\u200b",
    "\u202a\u202a\u202a",
    "...",
    "\u2800\u2800\u2800",
  ])
    expect(operatorReason.safeParse(reason).error?.issues[0]?.message, JSON.stringify(reason)).toBe("required");
});
