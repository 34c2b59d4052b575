import { expect, test } from "vitest";
import { textsFor } from "./texts.server.ts";
import { siteTexts } from "./site-texts.server.ts";

const values = { site: "Ours", min_age: 18 };

test("where several fictional profiles are spoken of, the site's plural stands in every language", () => {
  const texts = siteTexts({ fictional_plural: "fantasieprofielen" });
  for (const language of ["nl", "en"] as const) {
    const t = textsFor(language, texts);
    for (const text of [t("disclaimer", values), t("index:fictional.text"), t("landers:fictional")])
      expect(text).toContain("Fantasieprofielen ");
  }
  expect(textsFor("nl", texts)("disclaimer", values)).toContain(
    "Ours is voor 50-plussers; vanaf 18 jaar mag je meedoen.",
  );
  expect(textsFor("nl", texts)("landers:fictional")).toContain("<sign>Fictief</sign>");
});

test("a site that names only one of them has its word on the sign, and our word for several", () => {
  const t = textsFor("nl", siteTexts({ fictional_singular: "fantasieprofiel" }));
  expect([t("fictional"), t("index:fictional.sign")]).toEqual(["Fantasieprofiel", "Fantasieprofiel"]);
  expect(t("disclaimer", values)).toContain("Fictieve profielen ");
  expect(t("index:fictional.title")).toBe(textsFor("nl")("index:fictional.title"));
});

test("sites with the same words share their texts, and one without words has ours", () => {
  const [one, other] = [{ fictional_singular: "a" }, { fictional_singular: "b" }].map(siteTexts);
  expect(siteTexts({ fictional_singular: "a" })).toBe(one);
  expect(other).not.toBe(one);
  expect(siteTexts({ fictional_icon: null })).toBe(siteTexts(undefined));
  expect(textsFor("en", siteTexts({}))("fictional")).toBe("Fictional");
});
