import { expect, test } from "vitest";
import { byKind } from "./by-kind.ts";

test("what has one name is one row, with a number for each kind", () => {
  const kinds = ["report", "complaint"] as const;
  const rows: { kind: (typeof kinds)[number]; reason: string; count: number }[] = [
    { kind: "report", reason: "hate", count: 2 },
    { kind: "complaint", reason: "other", count: 1 },
    { kind: "complaint", reason: "hate", count: 3 },
  ];
  expect(byKind(rows, kinds, ({ reason }) => reason)).toEqual([
    { name: "hate", counts: [2, 3] },
    { name: "other", counts: [0, 1] },
  ]);
});
