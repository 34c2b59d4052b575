import { expect, test } from "vitest";
import { interests } from "../../../workers/api/interests.ts";
import { groupInterests } from "./interest-groups.ts";

test("each interest of the site stands under one heading, once", () => {
  const groups = groupInterests(interests);
  expect(groups.flatMap(({ keys }) => keys).toSorted()).toEqual(interests.toSorted());
  expect(groups.map(({ group }) => group)).not.toContain("other");
});

test("an interest that only another API has stands under the last heading, and empty headings are left out", () => {
  expect(groupInterests(["bridge", "chess"])).toEqual([
    { group: "home", keys: ["chess"] },
    { group: "other", keys: ["bridge"] },
  ]);
});
