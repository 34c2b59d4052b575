import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { areaOf, areasIn, buildFor } from "./route-areas.ts";

const routes = {
  root: { id: "root", path: "" },
  visitors: { id: "visitors", parentId: "root" },
  home: { id: "home", parentId: "visitors", index: true },
  landing: { id: "landing", parentId: "visitors", path: "members/:id/landing" },
  missing: { id: "missing", parentId: "visitors", path: "*" },
  area: { id: "area", parentId: "root" },
  members: { id: "members", parentId: "area", path: "members" },
  chats: { id: "chats", parentId: "area", path: "chats" },
  conversation: { id: "conversation", parentId: "chats", path: ":id" },
};
const build = { routes, assets: { url: "/manifest.js", routes } } as unknown as ServerBuild;

function idsOf({ routes: kept }: ServerBuild): string[] {
  return Object.keys(kept);
}

describe("the area of an address", () => {
  it.each([
    ["/", ""],
    ["/members", "members"],
    ["/members/abc/landing", "members"],
    ["/members.data", "members"],
    ["/members/abc.data", "members"],
    ["/_.data", ""],
    ["//members", "members"],
    ["/%6Dembers/abc", "members"],
    ["/MEMBERS", "members"],
  ])("is of %s %j", (pathname, area) => {
    expect(areaOf(pathname)).toBe(area);
  });
});

describe("the build for an area", () => {
  it("keeps what can fit, with all that stands around it, and the page for addresses that fit nothing", () => {
    expect(idsOf(buildFor(build, "members"))).toEqual(["root", "visitors", "landing", "missing", "area", "members"]);
    expect(idsOf(buildFor(build, "chats"))).toEqual(["root", "visitors", "missing", "area", "chats", "conversation"]);
  });

  it("tells the renderer of the same routes", () => {
    const { assets } = buildFor(build, "chats");
    expect(Object.keys(assets.routes)).toEqual(idsOf(buildFor(build, "chats")));
    expect(assets.url).toBe("/manifest.js");
  });

  it("knows the areas by their names alone", () => {
    expect(areasIn(build).sort()).toEqual(["chats", "members"]);
  });
});
