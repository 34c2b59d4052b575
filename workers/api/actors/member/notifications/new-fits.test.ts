import { afterEach, expect, test } from "vitest";
import { actors, aMember, delivered, type TestMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";

afterEach(() => moveClock(0));

const DAY = 86_400_000;
const later = (days: number) => moveClock(clock.offset() + days * DAY);

/** Somebody with a photo, so that no mail asks for one. */
const somebody = async (wishes: Parameters<typeof aMember>[0]) => {
  const images = [{ id: crypto.randomUUID().slice(0, 12), status: "active" as const }];
  const member = await aMember({ region: "there", images, ...wishes });
  await delivered(member);
  return member;
};

/** The weekly letters that they got, as text, oldest first. */
async function letters(member: TestMember): Promise<string[]> {
  await delivered(member);
  const mails = (await actors.site().mails()).filter(({ to }) => to === member.order.email);
  return mails
    .filter(({ subject }) => /week/.test(subject))
    .map(({ text }) => text)
    .reverse();
}

const save = (member: TestMember, name: string, search = {}) =>
  member.stub.people.saveSearch(member.token, { id: crypto.randomUUID(), name, search });

test("the weekly letter tells once who is new in a saved search, of the usual one who is in no other, and nothing of nobody", async () => {
  const there = { country: "PT", language: "en" } as const;
  const anna = await somebody({ ...there, gender: "female", seeking: "male", date_of_birth: "1960-05-01" });
  await save(anna, "Widowers", { relationship_status: "widowed" });
  await save(anna, "All of them", { gender: "male", country: "PT" });
  later(2);
  const man = { ...there, gender: "male", seeking: "female", date_of_birth: "1958-05-01" } as const;
  const [bert, carl, dirk] = [await somebody(man), await somebody(man), await somebody(man)];
  await somebody({ ...man, fictional: true, email: "" });
  await somebody({ ...man, seeking: "male" });
  valueOf(await anna.stub.people.block(anna.token, carl.id));
  valueOf(await anna.stub.people.hide(anna.token, dirk.id));
  await delivered(anna, bert, carl, dirk);
  later(5.1);
  const [first, ...others] = await letters(anna);
  expect(others).toEqual([]);
  expect(first).toMatch(/All of them\W+1 new person/);
  expect(first).not.toContain("Widowers");
  expect(first).not.toContain("Your usual search");
  expect(first).toContain("/members?");
  later(7);
  expect(await letters(anna)).toHaveLength(1);
});

test("what is switched off is not told, and the usual search is", async () => {
  const there = { country: "IE", language: "en" } as const;
  const anna = await somebody({ ...there, gender: "female", seeking: "male", date_of_birth: "1960-05-01" });
  await save(anna, "Off", { gender: "male" });
  const [{ id } = { id: "" }] = valueOf(await anna.stub.people.savedSearches(anna.token));
  valueOf(await anna.stub.people.changeSavedSearch(anna.token, { id, on: false }));
  later(1);
  await somebody({ ...there, gender: "male", seeking: "female", date_of_birth: "1958-05-01" });
  later(6.1);
  const [letter] = await letters(anna);
  expect(letter).toMatch(/Your usual search\W+1 new person/);
  expect(letter).not.toContain("Off");
});
