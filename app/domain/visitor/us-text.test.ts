import { expect, test } from "vitest";
import { showsUsText } from "./us-text.ts";

test("only English readers in the United States read it, where the site serves them", () => {
  const reader = { locale: "en", country: "US", countries: ["US", "NL"] };
  expect(showsUsText(reader)).toBe(true);
  for (const other of [{ locale: "es" }, { country: "GB" }, { country: undefined }, { countries: ["NL"] }])
    expect(showsUsText({ ...reader, ...other })).toBe(false);
});
