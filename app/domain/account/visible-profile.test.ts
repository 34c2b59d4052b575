import { expect, test } from "vitest";
import { isAsked, withoutHidden } from "./visible-profile.ts";

const told = { name: "Anna", about: "I walk", tattoos: "none", interests: ["chess"] };

test("a site whose settings say nothing asks and shows everything", () => {
  for (const settings of [{}, { visible_profile_fields: null, visible_profile_notes: null }]) {
    expect(isAsked(settings, "tattoos")).toBe(true);
    expect(withoutHidden(told, settings)).toEqual(told);
  }
});

test("what is not listed is neither asked nor shown", () => {
  const settings = { visible_profile_fields: ["interests"], visible_profile_notes: [] };
  expect([isAsked(settings, "interests"), isAsked(settings, "tattoos"), isAsked(settings, "about")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(withoutHidden(told, settings)).toEqual({ name: "Anna", interests: ["chess"] });
});
