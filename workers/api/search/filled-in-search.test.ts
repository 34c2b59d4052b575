import { expect, test } from "vitest";
import { firstNiche } from "../../../app/domain/site/niches.ts";
import type { Settings } from "../../../app/contract/site.ts";
import { aMember, valueOf } from "../../../tests/workers/member-fixtures.ts";
import { clock } from "../clock.ts";
import { filledIn } from "./filled-in-search.ts";

const settingsOf = (niche: string) => ({ niche: firstNiche(niche), countries: ["NL"] }) as Settings;
/** Born so many years ago. */
const aged = (years: number) => `${new Date(clock.now()).getUTCFullYear() - years}-01-01`;

async function asker(wishes: Parameters<typeof aMember>[0]) {
  const { stub, token } = await aMember({ gender: "male", seeking: "female", date_of_birth: aged(50), ...wishes });
  return {
    stub,
    token,
    searches: async (niche: string, query = {}) => {
      const { gender, min_age, max_age } = filledIn(
        { page: 1, ...query },
        valueOf(await stub.people.searchContext(token, undefined)),
        settingsOf(niche),
      );
      return [gender, min_age, max_age];
    },
  };
}

test("who has chosen no ages begins with those that the site is about", async () => {
  const bert = await asker({});
  expect(await bert.searches("general")).toEqual(["female", 40, 60]);
  expect(await bert.searches("gilf")).toEqual(["female", 60, 80]);
  expect(await bert.searches("milf")).toEqual(["female", 40, 65]);
  expect(await bert.searches("bbw")).toEqual(["female", 40, 60]);
});

test("the site turns nothing around: who seeks others has ages around their own", async () => {
  const anna = await asker({ gender: "female", seeking: "male", date_of_birth: aged(66) });
  expect(await anna.searches("gilf")).toEqual(["male", 56, 76]);
  const carl = await asker({ seeking: "male" });
  expect(await carl.searches("gay")).toEqual(["male", 40, 60]);
  expect(await carl.searches("gilf", { gender: "female" })).toEqual(["female", 60, 80]);
});

test("what is asked for or chosen in the profile comes first, all ages too", async () => {
  const bert = await asker({});
  expect(await bert.searches("gilf", { min_age: 18, max_age: 120 })).toEqual(["female", 18, 120]);
  expect(await bert.searches("gilf", { min_age: 45 })).toEqual(["female", 45, undefined]);
  const chosen = { seeking_min_age: 50, seeking_max_age: 58 };
  valueOf(await bert.stub.account.changeProfile(bert.token, chosen, { countries: ["NL"], hidden: [] }));
  expect(await bert.searches("gilf")).toEqual(["female", 50, 58]);
});

test("while nobody is asking the site says whom it is about", () => {
  expect(filledIn({ page: 1 }, undefined, settingsOf("gay")).gender).toBe("male");
  expect(filledIn({ page: 1 }, undefined, settingsOf("general")).gender).toBe("female");
});
