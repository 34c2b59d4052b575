import { expect, test } from "vitest";
import { profileRow } from "./profile-row.ts";

test("the days of the list are the site's own", () => {
  const basics = {
    id: "1",
    name: "Fay",
    gender: "female" as const,
    date_of_birth: "1958-05-14",
    country: "NL",
    city: "Zeist",
  };
  const times = { made_at: "2026-05-04T22:30:00Z", retired_at: "2026-11-22T23:30:00Z" };
  const row = profileRow({ ...basics, ...times }, { locale: "en-GB", now: "2026-11-23T08:00:00Z" });
  expect(row).toMatchObject({ name: "Fay", age: 68, made: "5 May 2026", retired: "23 November 2026" });
});
