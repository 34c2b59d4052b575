import { expect, test } from "vitest";
import { holdsContactDetails, namesOtherSite } from "./contact-details.ts";

test("a text of any length is read at once", () => {
  // Each of these cost the square of its length.
  for (const part of ["я", "İ", "a.", "a-", "ab@", "| ", "|"]) {
    const text = part.repeat(30_000);
    expect([holdsContactDetails(text), namesOtherSite(text)].includes(true), part).toBe(false);
  }
});
