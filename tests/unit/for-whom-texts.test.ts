import { expect, test } from "vitest";
import { textsFor } from "../../app/request/locale/texts.server.ts";

const values = { site: "Ours", min_age: 18, plural: "Some", for_whom: "" };

test.each(["en", "nl"] as const)("for whom the site is, is said in the same words everywhere (%s)", (language) => {
  const t = textsFor(language);
  const words = t("pages:for_whom", values);
  expect(words).toMatch(/50.*18/);
  for (const text of [t("disclaimer", values), t("fictional:disclaimer", values)])
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  // What has the sentence written into it says nothing of its own about ages.
  const said = { ...values, for_whom: words };
  for (const text of [t("signup:birth.lead", said), t("faq:questions.for-whom.answer", said)]) {
    expect(text.startsWith(`${words} `)).toBe(true);
    expect(text.slice(words.length)).not.toContain("50");
  }
  expect(t("pages:entry.text")).not.toMatch(/50|18/);
});
