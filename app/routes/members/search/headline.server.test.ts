import { expect, test } from "vitest";
import type { User } from "../../../contract/people/profile.ts";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { headline } from "./headline.server.ts";

const anna: User = { credits: 0, paid_user: false, profile: { name: "Anna", country: "NL" } };
const found = { numResults: 47, numNew: 3, pageNumber: 1, search: { gender: "male" as const } };

function said(wishes: Partial<Parameters<typeof headline>[0]> = {}, locale: "en" | "nl" = "en"): string {
  return headline({
    reply: found,
    user: anna,
    query: {},
    now: "2026-07-01T10:30:00Z",
    t: textsFor(locale),
    ...wishes,
  });
}

test("whoever comes in is greeted at their own time of day, with what is new or else how many there are", () => {
  expect(said()).toBe("Good afternoon Anna, 3 new men this week");
  expect(said({}, "nl")).toBe("Goedemiddag Anna, 3 nieuwe mannen deze week");
  expect(said({ user: { ...anna, time_zone: "America/New_York" } })).toMatch(/^Good morning Anna,/);
  expect(said({ reply: { ...found, numNew: 1 } })).toContain("1 new man this week");
  expect(said({ reply: { ...found, numNew: 0 } })).toBe("Good afternoon Anna, 47 men found");
  expect(said({ reply: { ...found, numNew: undefined, more: true, numResults: 2400 } })).toBe(
    "Good afternoon Anna, more than 2,400 members found",
  );
  expect(said({ reply: { ...found, numNew: 0, numResults: 0 } })).toBe("Good afternoon Anna");
  expect(said({ user: { ...anna, profile: {} } })).toBe("3 new men this week");
});

test("on later pages and with wishes in the address it is how many were found", () => {
  expect(said({ query: { photo: "yes" } })).toBe("47 men found");
  expect(said({ reply: { ...found, pageNumber: 2 } })).toBe("47 men found");
  expect(said({ query: { photo: "yes" }, reply: { ...found, numResults: 2400, more: true } })).toBe(
    "More than 2,400 members found",
  );
});
