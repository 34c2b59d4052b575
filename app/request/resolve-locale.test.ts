import { expect, test } from "vitest";
import { resolveLocale } from "./resolve-locale.ts";

test("what the visitor chose comes first", () => {
  const sources = { cookie: "fi", domainLanguage: "nl", acceptLanguage: "de", country: "FR" };
  expect(resolveLocale(sources)).toBe("fi");
});

test("a cookie that names no language of ours counts as none", () => {
  expect(resolveLocale({ cookie: "xx", domainLanguage: "nl", acceptLanguage: null })).toBe("nl");
});

test("then the site's own language, the browser's best of ours, the country's, English", () => {
  expect(resolveLocale({ domainLanguage: "nl", acceptLanguage: "de" })).toBe("nl");
  expect(resolveLocale({ domainLanguage: "en", acceptLanguage: "pt-BR, fr;q=0.5, sv-SE;q=0.8" })).toBe("sv");
  expect(resolveLocale({ acceptLanguage: "pt", country: "BE" })).toBe("nl");
  expect(resolveLocale({ acceptLanguage: null, country: "BR" })).toBe("en");
});

test("Norwegian has three names", () => {
  expect(resolveLocale({ acceptLanguage: "no" })).toBe("nb");
  expect(resolveLocale({ acceptLanguage: "nn-NO" })).toBe("nb");
});

test("a refused language is not offered", () => {
  expect(resolveLocale({ acceptLanguage: "de;q=0, nl;q=0.1" })).toBe("nl");
});
