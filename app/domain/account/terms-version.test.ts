import { expect, test } from "vitest";
import { termsVersion } from "./terms-version.ts";

test("terms are as old as December 2023 for a company from before, or of an unknown age", () => {
  expect(termsVersion("2019-05-01T00:00:00Z")).toBe("2023-12-01T12:00:00.000Z");
  expect(termsVersion(undefined)).toBe("2023-12-01T12:00:00.000Z");
  expect(termsVersion("no date")).toBe("2023-12-01T12:00:00.000Z");
});

test("a younger company has younger terms", () => {
  expect(termsVersion("2025-02-03T09:00:00Z")).toBe("2025-02-03T09:00:00.000Z");
});
