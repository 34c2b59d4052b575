import { expect, test } from "vitest";
import { locales } from "../../contract/locales.ts";
import { headerName } from "../visitor/cookies.server.ts";
import { findLocale } from "./find-locale.ts";

interface Visit {
  cookie?: string;
  domainLanguage?: string;
  acceptLanguage?: string | null;
  country?: string;
  offered?: typeof locales | readonly ["en", "nl"];
}

/** As it is once every language is written. */
function resolve({ cookie, domainLanguage, acceptLanguage, country, offered = locales }: Visit) {
  const headers = new Headers(cookie ? { Cookie: `${headerName("locale")}=${cookie}` } : {});
  if (acceptLanguage) headers.set("Accept-Language", acceptLanguage);
  const settings = { domain_language: domainLanguage ?? "en" };
  return findLocale(new Request("http://site.nl/", { headers }), { settings, country, offered });
}

test("what the visitor chose comes first", () => {
  const sources = { cookie: "fi", domainLanguage: "nl", acceptLanguage: "de", country: "FR" };
  expect(resolve(sources)).toBe("fi");
});

test("the address of a public page comes before that", () => {
  const headers = { Cookie: `${headerName("locale")}=en`, "Accept-Language": "en" };
  const at = (path: string) => findLocale(new Request(`http://site.nl${path}`, { headers }), {});
  expect(["/pricing?lang=nl", "/pricing?lang=xx", "/members?lang=nl"].map(at)).toEqual(["nl", "en", "en"]);
});

test("a cookie that names no language of ours counts as none", () => {
  expect(resolve({ cookie: "xx", domainLanguage: "nl", acceptLanguage: null })).toBe("nl");
});

test("then the site's own language, the browser's best of ours, the country's, English", () => {
  expect(resolve({ domainLanguage: "nl", acceptLanguage: "de" })).toBe("nl");
  expect(resolve({ domainLanguage: "en", acceptLanguage: "pt-BR, fr;q=0.5, sv-SE;q=0.8" })).toBe("sv");
  expect(resolve({ acceptLanguage: "pt", country: "BE" })).toBe("nl");
  expect(resolve({ acceptLanguage: null, country: "BR" })).toBe("en");
});

test("a browser's no and nn are our nb", () => {
  expect(resolve({ acceptLanguage: "no" })).toBe("nb");
  expect(resolve({ acceptLanguage: "nn-NO" })).toBe("nb");
});

test("a refused language is not offered", () => {
  expect(resolve({ acceptLanguage: "de;q=0, nl;q=0.1" })).toBe("nl");
});

test("a language without texts is passed over for the best one that has them, wherever it is asked for", () => {
  const offered = ["en", "nl"] as const;
  expect(resolve({ acceptLanguage: "de-DE, de;q=0.9, en;q=0.8, nl;q=0.7", country: "DE", offered })).toBe("en");
  expect(resolve({ acceptLanguage: "pl, nl;q=0.5, en;q=0.2", offered })).toBe("nl");
  expect(resolve({ cookie: "fi", domainLanguage: "sv", acceptLanguage: "en", offered })).toBe("en");
  expect(resolve({ acceptLanguage: "de", country: "BE", offered })).toBe("nl");
  expect(resolve({ acceptLanguage: "de", country: "DE", offered })).toBe("en");
});

test("a browser that takes any language gets the country's, and whoever names none as well", () => {
  expect(resolve({ acceptLanguage: "*", country: "BE" })).toBe("nl");
  expect(resolve({ acceptLanguage: "xx, *;q=0.5", country: "DE" })).toBe("de");
  expect(resolve({ acceptLanguage: "*" })).toBe("en");
});

test("the country of the settings counts where the visitor's is not known", () => {
  const settings = { domain_language: "en", geoip_country: "NL" };
  const request = new Request("http://site.nl/");
  expect(findLocale(request, { settings })).toBe("nl");
  expect(findLocale(request, { settings, country: "GB" })).toBe("en");
});

test("what is no Accept-Language header is none, however long", () => {
  for (const acceptLanguage of [";;,=", "nl-".repeat(9), `${"x-y;q=1,".repeat(5000)}nl`, "q=1", "nl;q=x;q=0"])
    expect(["en", "nl"]).toContain(resolve({ acceptLanguage, country: "GB" }));
});
