import { expect, test } from "vitest";
import { leadingInterests } from "../../app/domain/site/niche-interests.ts";
import { niches } from "../../app/domain/site/niches.ts";
import { seedMember } from "../../workers/api/seed/seed-member.ts";
import { personNumber } from "./person.ts";
import { demoSites, type SitePeople } from "./site-people.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

function peopleOf({ members, first, countries, fit }: SitePeople) {
  const wishes = { now, onlyFictional: false, countries };
  return Array.from({ length: members }, (_, index) => fit(personNumber(first + index, wishes)));
}

test.each(demoSites)(
  "the people of the site $site are whole, live near each other and are nobody of another site",
  (one) => {
    expect(Object.values(niches)).toContain(one.site);
    const people = peopleOf(one);
    for (const { photos: _photos, ...person } of people) {
      expect(seedMember.safeParse({ ...person, images: [] }).error, person.key).toBeUndefined();
      expect(one.countries).toContain(person.country);
    }
    const others = [
      ...Array.from({ length: 300 }, (_, index) => personNumber(index, { now, onlyFictional: false })),
      ...demoSites.filter((other) => other !== one).flatMap(peopleOf),
    ].map(({ key }) => key);
    for (const { key } of people) expect(others).not.toContain(key);
  },
);

test("a niche's people are as its members are", () => {
  const of = (site: string) => demoSites.filter((one) => one.site === site).flatMap(peopleOf);
  const women = of("bbw").filter(({ gender }) => gender === "female");
  expect(women.length).toBeGreaterThan(5);
  for (const { body_type } of women) expect(["curvy", "sturdy"]).toContain(body_type);
  for (const { gender, seeking, sexuality, interests } of of("gay")) {
    expect([seeking, sexuality]).toEqual([gender, gender === "male" ? "gay" : "lesbian"]);
    expect(leadingInterests({ niche: 7 })).toContain(interests[0]);
  }
});
