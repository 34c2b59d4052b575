import { expect, test } from "vitest";
import { mailKinds } from "../../contract/account/notification-kinds.ts";
import { liveMailKinds, mailGroups, switchesIn } from "./mail-settings.ts";

test("every kind of mail stands in one group", () => {
  expect(Object.values(mailGroups).flat().toSorted()).toEqual(mailKinds.toSorted());
});

test("a ticked box is on, a box that sent nothing is off, and other boxes mean nothing", () => {
  const switches = switchesIn({ like: "on", other: "on" });
  expect(Object.keys(switches)).toEqual(liveMailKinds);
  expect(Object.entries(switches).filter(([, on]) => on)).toEqual([["like", true]]);
});

test("a kind that is not sent yet has no box, so a form neither switches it on nor off", () => {
  expect(liveMailKinds).toEqual(mailKinds.filter((kind) => kind !== "promotions" && kind !== "news"));
  expect(switchesIn({ promotions: "on" })).not.toHaveProperty("promotions");
  expect(switchesIn({ promotions: "on" }, mailKinds)).toMatchObject({
    promotions: true,
    news: false,
  });
});
