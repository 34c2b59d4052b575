import { expect, test } from "vitest";
import type { Settings } from "../../../app/contract/site.ts";
import { isCacheable, pageKey } from "./page-key.ts";

const settings = { domain_language: null, geoip_country: "NL", enable_site_entry_popup: "BE" } as unknown as Settings;

interface Visit {
  path?: string;
  method?: string;
  cookie?: string;
  language?: string;
  host?: string;
  country?: string;
  version?: string;
}

function aRequest({ path = "/landers/gallery", method = "GET", cookie = "", language = "en" }: Visit = {}): Request {
  return new Request(`https://one.example${path}`, {
    method,
    headers: { Cookie: cookie, "Accept-Language": language },
  });
}

const urlOf = (visit: Visit) => new URL(aRequest(visit).url);

const isKept = (visit: Visit) => isCacheable(aRequest(visit), urlOf(visit));

const keyOf = ({ host = "one.example", country, version = "1", ...visit }: Visit = {}) =>
  pageKey(aRequest(visit), { host, url: urlOf(visit), settings, version, ...(country && { country }) });

test("visitors who see the same page share its key, wherever they come from", () => {
  for (const same of [
    { path: "/landers/gallery?network=friends&sub1=a&utm_source=b&gclid=c" },
    { cookie: "__Host-visitor=abc" },
    { country: "NL" },
    { language: "en-GB, de;q=0.5" },
    { cookie: "__Host-locale=en; __Host-comfort=0" },
    { cookie: "__Host-theme=dark" },
    { cookie: "__Host-entry=1" },
  ] satisfies Visit[])
    expect(keyOf(same), JSON.stringify(same)).toBe(keyOf());
});

test("another site, path, country, language, look or build is another page", () => {
  const others: Visit[] = [
    {},
    { host: "two.example" },
    { path: "/pricing" },
    { country: "BE" },
    { country: "BE", cookie: "__Host-entry=1" },
    { language: "nl" },
    { cookie: "__Host-comfort=1" },
    { version: "2" },
  ];
  expect(new Set(others.map(keyOf)).size).toBe(others.length);
  expect(keyOf({ cookie: "__Host-locale=nl" })).toBe(keyOf({ language: "nl" }));
});

test("a page at the address of a language is kept once, apart from that of whoever sees it in their own", () => {
  const named = keyOf({ path: "/pricing?lang=nl" });
  for (const same of [{ cookie: "__Host-locale=en" }, { language: "nl" }, { path: "/pricing?ref=7&lang=nl&lang=en" }])
    expect(keyOf({ path: "/pricing?lang=nl", ...same })).toBe(named);
  expect(named).not.toBe(keyOf({ path: "/pricing", language: "nl" }));
  expect(named).not.toBe(keyOf({ path: "/pricing?lang=en" }));
});

test("a language that we do not have fills nothing", () => {
  for (const made of ["xx", "", "NL", "fi", "nl-NL", "constructor"]) {
    expect(isKept({ path: `/pricing?lang=${made}` })).toBe(true);
    expect(keyOf({ path: `/pricing?lang=${made}` }), made).toBe(keyOf({ path: "/pricing" }));
  }
});

test("a page of operators is kept by the number that changes with it; no other page has one", () => {
  const keyWith = (path: string, pages: Settings["pages"]) =>
    pageKey(aRequest({ path }), {
      host: "one.example",
      url: urlOf({ path }),
      settings: { ...settings, pages },
      version: "1",
    });
  const numbers: Settings["pages"][] = [undefined, {}, { other: 7 }, { "about-us": 7 }, { "about-us": 8 }];
  expect(new Set(numbers.map((pages) => keyWith("/about-us", pages))).size).toBe(3);
  expect(keyWith("/constructor", { "about-us": 7 })).toBe(keyWith("/constructor", undefined));
  expect(keyWith("/pricing", { "about-us": 7 })).toBe(keyWith("/pricing", { "about-us": 8 }));
});

test("a page for everybody may be kept", () => {
  for (const cookie of ["", "__Host-visitor=abc; __Host-locale=nl; __Host-comfort=1"])
    expect(isKept({ cookie })).toBe(true);
});

test("nothing is kept of somebody who is signed in, has been told something, or asks or sends anything", () => {
  for (const visit of [
    { cookie: "__Host-session=abc" },
    { cookie: "__Host-flash=abc" },
    { method: "POST" },
    { method: "HEAD" },
    { path: "/landers/gallery?page=2" },
    { path: "/pages/faq?q=refund" },
    { path: "/landers/gallery.data" },
  ] satisfies Visit[])
    expect(isKept(visit), JSON.stringify(visit)).toBe(false);
});

test("one spelling of an address is kept, so that made-up ones fill nothing", () => {
  for (const path of ["/", "/pricing", "/pages/return-policy", "/landers/gallery/love"])
    expect(isKept({ path }), path).toBe(true);
  for (const path of ["/Pricing", "/pricing/", "//pricing", "/pr%69cing", "/landers/gallery/LOVE", "/pricing;a"]) {
    expect(isKept({ path }), path).toBe(false);
  }
});
