import { expect, test } from "vitest";
import { problemText } from "./problem-text.ts";

const said = (key: string, values: Record<string, unknown>) => `${key} ${String(values["count"])}`;

test("how long to wait is said in a unit that people count in", () => {
  const wait = (seconds: number) => problemText({ error: "rate_limited", seconds }, said);
  expect(wait(1)).toBe("problems:rate_limited 1");
  expect(wait(119)).toBe("problems:rate_limited 119");
  expect(wait(121)).toBe("problems:rate_limited_minutes 3");
  expect(wait(7199)).toBe("problems:rate_limited_minutes 120");
  expect(wait(84_559)).toBe("problems:rate_limited_hours 24");
});

test("a limit is counted too", () => {
  expect(problemText({ error: "conversation_limit", limit: 2 }, said)).toBe("problems:conversation_limit 2");
});
