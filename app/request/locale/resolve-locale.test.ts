import { expect, test } from "vitest";
import { locales } from "../../contract/locales.ts";
import { resolveLocale as resolve } from "./resolve-locale.ts";

/** As it is once every language is written. */
const resolveLocale = (sources: Omit<Parameters<typeof resolve>[0], "offered">) =>
  resolve({ ...sources, offered: locales });

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

test("a browser's no and nn are our nb", () => {
  expect(resolveLocale({ acceptLanguage: "no" })).toBe("nb");
  expect(resolveLocale({ acceptLanguage: "nn-NO" })).toBe("nb");
});

test("a refused language is not offered", () => {
  expect(resolveLocale({ acceptLanguage: "de;q=0, nl;q=0.1" })).toBe("nl");
});

test("a language without texts is passed over for the best one that has them, wherever it is asked for", () => {
  const offered = ["en", "nl"] as const;
  expect(resolve({ acceptLanguage: "de-DE, de;q=0.9, en;q=0.8, nl;q=0.7", country: "DE", offered })).toBe("en");
  expect(resolve({ acceptLanguage: "pl, nl;q=0.5, en;q=0.2", offered })).toBe("nl");
  expect(resolve({ cookie: "fi", domainLanguage: "sv", acceptLanguage: "en", offered })).toBe("en");
  expect(resolve({ acceptLanguage: "de", country: "BE", offered })).toBe("nl");
  expect(resolve({ acceptLanguage: "de", country: "DE", offered })).toBe("en");
});
