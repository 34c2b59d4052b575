import { expect, test } from "vitest";
import { interests } from "../../../workers/api/interests.ts";
import { groupInterests } from "./interest-groups.ts";

test("each interest of the site stands under one heading, once", () => {
  const groups = groupInterests(interests, { niche: 1 });
  expect(groups.flatMap(({ keys }) => keys).toSorted()).toEqual(interests.toSorted());
  expect(groups.map(({ group }) => group)).not.toContain("other");
});

test("an interest that only another API has stands under the last heading, and empty headings are left out", () => {
  expect(groupInterests(["bridge", "chess"], { niche: 1 })).toEqual([
    { group: "home", keys: ["chess"] },
    { group: "other", keys: ["bridge"] },
  ]);
});

test("on a niche's site its own stand first, and nothing stands twice", () => {
  const groups = groupInterests([...interests, "pride"], { niche: 7 });
  expect(groups[0]).toMatchObject({ group: "site", keys: expect.arrayContaining(["pride", "volunteering"]) });
  const keys = groups.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(interests.length + 1);
});
