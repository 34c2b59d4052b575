import { expect, test } from "vitest";
import { holdsContactDetails, namesOtherSite } from "./contact-details.ts";

test("a text of any length is read at once", () => {
  // Each of these cost the square of its length.
  for (const part of ["я", "İ", "a.", "a-", "ab@", "| ", "|", "a .", "a . ", "a .b", "a·", "_"]) {
    const text = part.repeat(30_000);
    expect([holdsContactDetails(text), namesOtherSite(text)].includes(true), part).toBe(false);
  }
  for (const part of ["1", "1a", "1 "]) {
    const text = part.repeat(30_000);
    expect([holdsContactDetails(text), namesOtherSite(text)], part).toEqual([true, false]);
  }
});
