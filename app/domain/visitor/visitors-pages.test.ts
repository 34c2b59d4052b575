import { expect, test } from "vitest";
import { shownPath, visitorsPath } from "./visitors-pages.ts";

test("visitors have pages of their own for the search, for profiles and for a withdrawal, and for nothing else of the members' area", () => {
  expect(visitorsPath("/members")).toBe("/visitors/members");
  expect(visitorsPath("/members/abc")).toBe("/visitors/members/abc");
  expect(visitorsPath("/withdraw")).toBe("/visitors/withdraw");
  // As the router reads them.
  expect(visitorsPath("/Members/")).toBe("/visitors/Members/");
  expect(visitorsPath("/withdraw//")).toBe("/visitors/withdraw//");
  for (const path of [
    "/",
    "/withdraw/abc",
    "/members/abc/chat",
    "/members.data",
    "/members/abc.data",
    "/chats",
    "/premium",
  ])
    expect(visitorsPath(path)).toBe(undefined);
});

test("the address that a visitor sees is the members' one", () => {
  for (const path of ["/members", "/members/abc"]) expect(shownPath(visitorsPath(path) ?? "")).toBe(path);
  expect(shownPath("/visitors")).toBe("/visitors");
  expect(shownPath("/pricing")).toBe("/pricing");
});
