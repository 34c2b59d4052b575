import { expect, test } from "vitest";
import { referringPage } from "./referring-page.ts";

const from = (referer?: string) =>
  referringPage({ headers: new Headers(referer === undefined ? {} : { Referer: referer }) }, "/lang-config");

test("the page that the form was sent from, with its query", () => {
  expect(from("https://site.nl/members?country=NL&page=2")).toBe("/members?country=NL&page=2");
});

test("a browser that tells nothing, or nothing that can be read, gets the fallback", () => {
  for (const referer of [undefined, "", "about:blank", "site.nl", "https://site.nl//evil.example/"]) {
    expect(from(referer), referer).toBe("/lang-config");
  }
});
