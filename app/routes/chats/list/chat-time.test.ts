import { expect, test } from "vitest";
import { clockTime, dayLabel, shortTime } from "./chat-time.ts";

const dutch = { locale: "nl", zone: "Europe/Amsterdam" };
const now = "2026-05-05T08:00:00Z";

test("times are those of the reader's zone", () => {
  expect(clockTime("2026-05-05T08:42:00Z", dutch)).toBe("10:42");
  expect(clockTime("2026-05-05T22:05:00Z", { locale: "en", zone: "Europe/Amsterdam" })).toBe("00:05");
});

test("near days have words, others their date, and older ones their year", () => {
  const labels = ["2026-05-05T01:00:00Z", "2026-05-04T09:00:00Z", "2026-05-03T09:00:00Z", "2024-05-03T09:00:00Z"].map(
    (at) => dayLabel(at, now, dutch),
  );
  expect(labels).toEqual(["Vandaag", "Gisteren", "Zondag 3 mei", "Vrijdag 3 mei 2024"]);
});

test("in a list today is a time", () => {
  const times = ["2026-05-05T07:05:00Z", "2026-05-04T09:00:00Z", "2026-05-03T09:00:00Z"].map((at) =>
    shortTime(at, now, { locale: "en", zone: "Europe/Amsterdam" }),
  );
  expect(times).toEqual(["09:05", "Yesterday", "3 May"]);
});

test("a clock that is ahead does not make words of tomorrow", () => {
  expect(dayLabel("2026-05-06T09:00:00Z", now, dutch)).toBe("Woensdag 6 mei");
});

test("English writes the day before the month, but in North America", () => {
  const at = "2026-05-03T19:00:00Z";
  const [here, there] = ["Europe/Amsterdam", "America/New_York"].map((zone) => ({ locale: "en", zone }));
  expect(here && dayLabel(at, now, here)).toBe("Sunday 3 May");
  expect(there && dayLabel(at, now, there)).toBe("Sunday, May 3");
});
