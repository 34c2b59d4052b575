import { expect, test } from "vitest";
import {
  formatAgo,
  formatCountry,
  formatCurrency,
  formatDay,
  formatDuration,
  formatMoment,
  formatMoney,
  formatMonth,
  minorDigits,
  minorUnits,
  zoneWords,
} from "./format.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("money is written as the reader's language does", () => {
  expect(plain(formatMoney({ amount: 1250, currency: "EUR" }, "nl"))).toBe("€ 12,50");
  expect(plain(formatMoney({ amount: 1250, currency: "EUR" }, "en"))).toBe("€12.50");
});

test("money is exact to the last minor unit, however much it is", () => {
  expect(plain(formatMoney({ amount: 9_007_199_254_740_991, currency: "EUR" }, "en"))).toBe("€90,071,992,547,409.91");
  expect(plain(formatMoney({ amount: -5, currency: "EUR" }, "en"))).toBe("-€0.05");
});

test("each currency has its own number of decimals", () => {
  expect(["EUR", "JPY", "KWD"].map(minorDigits)).toEqual([2, 0, 3]);
});

test("a currency without cents has none", () => {
  expect(plain(formatMoney({ amount: 1250, currency: "JPY" }, "en"))).toBe("¥1,250");
  expect(["EUR", "JPY"].map(minorUnits)).toEqual([100, 1]);
});

test("a currency is called by its name in the reader's language", () => {
  expect([formatCurrency("EUR", "en"), formatCurrency("EUR", "nl")]).toEqual(["euros", "euro"]);
  expect(formatCurrency("SEK", "en")).toBe("Swedish kronor");
});

test("countries have names, and unknown codes stay as they are", () => {
  expect(formatCountry("NL", "nl")).toBe("Nederland");
  expect(formatCountry("not a code", "en")).toBe("not a code");
});

test("a day is the same day wherever the server stands", () => {
  expect(formatDay("1958-03-05", "nl")).toBe("5 maart 1958");
});

test("a month is called as the reader's language does", () => {
  expect([formatMonth("2026-01", "nl"), formatMonth("2026-12", "en")]).toEqual(["januari 2026", "December 2026"]);
});

test("a moment has its day and its time", () => {
  expect(plain(formatMoment("2026-06-10T06:05:00Z", "nl"))).toBe("10 juni 2026 om 08:05");
});

test("English writes the day before the month, but in the United States", () => {
  const at = "2026-11-23T19:05:00Z";
  expect(formatDay("2026-11-23", "en")).toBe("23 November 2026");
  expect(formatDay("2026-11-23", "en", "America/Chicago")).toBe("November 23, 2026");
  for (const zone of ["Europe/Amsterdam", "Australia/Perth"])
    expect(plain(formatMoment(at, "en", zone))).toMatch(/^2[34] November 2026 at \d\d:05$/);
  for (const zone of ["America/New_York", "Pacific/Honolulu"])
    expect(plain(formatMoment(at, "en", zone))).toMatch(/^November 23, 2026 at \d+:05 [AP]M$/);
});

test("a zone is called the same in summer and winter, in the reader's language", () => {
  for (const at of ["2026-01-10T06:05:00Z", "2026-07-10T06:05:00Z"]) {
    expect(zoneWords(at, "en", "Europe/Amsterdam")).toBe("Central European Time");
    expect(zoneWords(at, "nl", "Europe/Amsterdam")).toBe("Midden-Europese tijd");
    expect(zoneWords(at, "en", "America/New_York")).toBe("Eastern Time");
  }
});

test("how long ago something was is said in the largest unit that fits", () => {
  const now = Date.parse("2026-06-10T12:00:00Z");
  const ago = (instant: string, locale = "en") => plain(formatAgo(instant, locale, now));
  expect(ago("2026-06-10T11:59:30Z")).toBe("now");
  expect(ago("2026-06-10T11:59:00Z")).toBe("1 minute ago");
  expect(ago("2026-06-10T10:00:00Z")).toBe("2 hours ago");
  expect(ago("2026-06-09T11:00:00Z", "nl")).toBe("gisteren");
  expect(ago("2026-05-20T12:00:00Z", "nl")).toBe("3 weken geleden");
  expect(ago("2024-01-01T12:00:00Z")).toBe("2 years ago");
});

test("a clock that runs ahead makes nothing happen in the future", () => {
  expect(formatAgo("2026-06-10T12:05:00Z", "nl", Date.parse("2026-06-10T12:00:00Z"))).toBe("nu");
});

test("how long something took is said in minutes, then hours, then days", () => {
  const words = [30, 3599, 3600, 9000, 47 * 3600, 60 * 3600].map((seconds) => plain(formatDuration(seconds, "en")));
  expect(words).toEqual(["1 minute", "60 minutes", "1 hour", "2.5 hours", "47 hours", "2.5 days"]);
  expect(plain(formatDuration(9000, "nl"))).toBe("2,5 uur");
});
