import { expect, test } from "vitest";
import { mailKinds } from "../contract/notification-kinds.ts";
import { mailGroups, switchesIn } from "./mail-settings.ts";

test("every kind of mail stands in one group", () => {
  expect(Object.values(mailGroups).flat().toSorted()).toEqual(mailKinds.toSorted());
});

test("a ticked box is on, a box that sent nothing is off, and other boxes mean nothing", () => {
  const switches = switchesIn({ "email.like": "on", "push.news": "on", "email.other": "on" }, "email.");
  expect(Object.keys(switches)).toEqual([...mailKinds]);
  expect(Object.entries(switches).filter(([, on]) => on)).toEqual([["like", true]]);
});
