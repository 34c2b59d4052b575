import { expect, test } from "vitest";
import { soundsLikeStaff } from "./staff-name.ts";

test("a name of the site or of who works for it is found, however it is written", () => {
  for (const name of [
    "Periwinkle",
    "Peri winkle",
    "Admin",
    "adm1n",
    "Аdmin",
    "A d m i n",
    "admin_52",
    "Operator Olga",
    "Moderator",
    "M0derator Anna",
    "Support",
    "Klanten-service",
  ])
    expect(soundsLikeStaff(name), name).toBe(true);
});

test("names of people are not", () => {
  for (const name of ["Adminah", "Modesta", "Rosalie Supporter", "Stafford", "Winkle", "Olga", "Ben"])
    expect(soundsLikeStaff(name), name).toBe(false);
});
