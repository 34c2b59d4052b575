import { expect, test } from "vitest";
import { addressIn, languageInAddress, withoutLanguage } from "./language-in-address.ts";

const named = (path: string) => languageInAddress(new URL(path, "https://site.example"));

test("a public page's address names its language, if a page can speak it", () => {
  expect(["/?lang=nl", "/pricing?ref=7&lang=en", "/?lang=nl&lang=en"].map(named)).toEqual(["nl", "en", "nl"]);
  for (const path of ["/", "/?lang=", "/?lang=xx", "/?lang=NL", "/?lang=fi", "/?lang=constructor", "/?LANG=nl"])
    expect(named(path), path).toBeUndefined();
});

test("a member's page speaks the account's language, whatever its address says", () => {
  for (const path of ["/members?lang=nl", "/operator?lang=nl", "/manifest.webmanifest?lang=nl"])
    expect(named(path), path).toBeUndefined();
});

test("an address in a language leads to a page that speaks it", () => {
  for (const language of ["en", "nl"] as const) {
    const address = addressIn(language, { origin: "https://site.example", path: "/pages/terms" });
    expect(languageInAddress(new URL(address))).toBe(language);
  }
  expect(addressIn(undefined, { origin: "https://site.example", path: "/" })).toBe("https://site.example/");
});

test("a language is taken off a path, and nothing else", () => {
  expect(["/login?lang=nl&redirect=%2Fchats#a", "/?lang=xx", "/chats/7?after=3"].map(withoutLanguage)).toEqual([
    "/login?redirect=%2Fchats#a",
    "/",
    "/chats/7?after=3",
  ]);
});
