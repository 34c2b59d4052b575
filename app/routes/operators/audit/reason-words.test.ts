import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

const t = (key: string) => `<${key}>`;

test("a reason has the words of the list that was chosen from", () => {
  const refused = { action: "refused", why: "contact_details" } as const;
  expect(reasonWords({ ...refused, queue: "photos" }, t)).toBe("<operators:photo.reasons.contact_details>");
  expect(reasonWords({ ...refused, queue: "held-texts" }, t)).toBe("<operators:text.reasons.contact_details>");
  expect(reasonWords({ action: "banned", queue: "reports", why: "hate" }, t)).toBe("<cases:grounds.hate>");
  expect(reasonWords({ action: "searched", queue: null, why: "name" }, t)).toBe("<operators:audit.searched_by.name>");
});

test("an operator's own words stay as they are, also when a list has the same", () => {
  for (const why of ["hate", "other", "name", "quality"])
    expect(reasonWords({ action: "opened", queue: null, why }, t)).toBe(why);
  expect(reasonWords({ action: "refused", queue: "photos", why: "of an earlier build" }, t)).toBe(
    "of an earlier build",
  );
});
