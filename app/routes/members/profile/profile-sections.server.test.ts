import { expect, test } from "vitest";
import type { Profile } from "../../../contract/people/profile.ts";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { profileSections } from "./profile-sections.server.ts";

const bert: Profile = {
  id: "bert",
  name: "Bert",
  country: "NL",
  region: "Utrecht",
  city: "Zeist",
  reason: "company",
  interests: ["chess", "jazz", "bird_songs"],
};

function sectionsOf(profile: Profile, mine: Parameters<typeof profileSections>[1]["mine"]) {
  const sections = profileSections(profile, { mine, locale: "en", t: textsFor("en") });
  return Object.fromEntries(sections.map(({ title, ...section }) => [title, section]));
}

test("what both have leads: interests, where they live, what they are here for; the others follow", () => {
  const mine = { country: "NL", region: "Utrecht", city: "Utrecht", reason: "company", interests: ["jazz"] };
  const sections = sectionsOf(bert, mine);
  expect(Object.keys(sections)).toEqual(["What you share", "Ask Bert something", "Other interests", "More about Bert"]);
  expect(sections["What you share"]?.chips).toEqual([
    "Jazz",
    "Both in the region of Utrecht",
    "Both here for: Company",
  ]);
  expect(sections["Other interests"]?.chips).toEqual(["Chess", "bird songs"]);
});

test("the same town is named rather than its region; a region of that name elsewhere is another one", () => {
  const shared = (mine: object) => sectionsOf(bert, mine)["What you share"]?.chips;
  expect(shared({ country: "NL", region: "Utrecht", city: "Zeist" })).toEqual(["Both in Zeist"]);
  expect(shared({ country: "BE", region: "Utrecht", city: "Zeist" })).toBeUndefined();
});

test("who shares nothing reads kind words; two who told nothing share no reason", () => {
  const { "What you share": shared } = sectionsOf({ id: "m" }, {});
  expect(shared?.chips).toBeUndefined();
  expect(shared?.text).toContain("discover together");
});

test("a question leads into the chat by its key", () => {
  const links = sectionsOf(bert, { interests: ["jazz"] })["Ask Bert something"]?.links;
  expect(links?.map(({ href }) => href)).toEqual(["/members/bert/chat?ask=jazz", "/members/bert/chat?ask=place"]);
});

test("one's own profile shares nothing with itself and asks nothing", () => {
  expect(Object.keys(sectionsOf(bert, undefined))).toEqual(["Interests", "More about Bert"]);
});

test("facts are words, also those that our lists do not know, and what was not told is left out", () => {
  const told = { gender: "female", seeking: "male", relationship_status: "living_together" } as const;
  const sections = sectionsOf({ id: "m", name: "An", ...told }, {});
  expect(sections["More about An"]?.folded?.map(({ detail }) => detail)).toEqual(["Woman", "A man", "Living together"]);
});
