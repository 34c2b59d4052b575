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
    "Customer care",
    "Klantenzorg",
    "Site owner",
    "Security team",
    "Team Periwlnkle",
    "ᴀᴅᴍɪɴ",
    "The team",
    "The-Team",
    "Das Team",
    "Notre team",
    "Security-team",
    "Team Security",
    "Team Sicherheit",
    "Team Dating",
    "Team van de site",
    "Le team",
    "TEAM!",
    "-Team-",
    "Team 62",
    "Team50",
    "Team 🌷",
  ])
    expect(soundsLikeStaff(name), name).toBe(true);
});

test("names of people are not", () => {
  for (const name of [
    "Adminah",
    "Modesta",
    "Rosalie Supporter",
    "Stafford",
    "Winkle",
    "Olga",
    "Teamo",
    "Ben",
    "Anna & Jan team",
    "Team Valley",
    "Team van Dijk",
  ])
    expect(soundsLikeStaff(name), name).toBe(false);
});

test("a site that has another name keeps that one for its people, unless it is as short as a person's", () => {
  for (const name of ["Zilverhart Team", "zilver-hart", "Z1lverhart 62"])
    expect(soundsLikeStaff(name, "Zilverhart"), name).toBe(true);
  expect(soundsLikeStaff("Zilver", "Zilverhart")).toBe(false);
  expect(soundsLikeStaff("Rosalie", "Rosa")).toBe(false);
  expect(soundsLikeStaff("Anna singles", "Singles50")).toBe(false);
  expect(soundsLikeStaff("Singles 50", "Singles50")).toBe(true);
  expect(soundsLikeStaff("Marie 50plus", "50plus")).toBe(false);
});
