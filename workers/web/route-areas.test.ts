import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { areasIn, buildFor, kindOf } from "./route-areas.ts";

const routes = {
  root: { id: "root", path: "" },
  visitors: { id: "visitors", parentId: "root" },
  home: { id: "home", parentId: "visitors", index: true },
  landing: { id: "landing", parentId: "visitors", path: "members/:id/landing" },
  missing: { id: "missing", parentId: "visitors", path: "*" },
  area: { id: "area", parentId: "root" },
  members: { id: "members", parentId: "area", path: "members" },
  chats: { id: "chats", parentId: "area", path: "chats" },
  likes: { id: "likes", parentId: "area", path: "likes/:type?" },
  conversation: { id: "conversation", parentId: "chats", path: ":id" },
};
const build = { routes, assets: { url: "/manifest.js", routes } } as unknown as ServerBuild;

function idsOf({ routes: kept }: ServerBuild): string[] {
  return Object.keys(kept);
}

describe("the kind of an address", () => {
  it.each([
    ["/", "", 0],
    ["/members", "members", 1],
    ["/members/", "members", 1],
    ["/members/abc/landing", "members", 3],
    ["/members.data", "members", 1],
    ["/members/abc.data", "members", 2],
    ["/_.data", "", 0],
    ["//members", "members", 1],
    ["/%6Dembers/abc", "members", 2],
    ["/MEMBERS", "members", 1],
  ])("of %s is %j with %i parts", (pathname, area, parts) => {
    expect(kindOf(pathname)).toEqual({ area, parts });
  });
});

describe("the build for an address", () => {
  const idsFor = (pathname: string) => idsOf(buildFor(build, kindOf(pathname)));

  it("keeps what can fit, with all that stands around it, and the page for addresses that fit nothing", () => {
    expect(idsFor("/members")).toEqual(["root", "visitors", "missing", "area", "members"]);
    expect(idsFor("/members/abc")).toEqual(["root", "visitors", "missing"]);
    expect(idsFor("/members/abc/landing")).toEqual(["root", "visitors", "landing", "missing"]);
    expect(idsFor("/chats")).toEqual(["root", "visitors", "missing", "area", "chats"]);
    expect(idsFor("/chats/abc")).toEqual(["root", "visitors", "missing", "area", "chats", "conversation"]);
  });

  it("keeps routes with a part that may be missing for both", () => {
    expect(idsFor("/likes")).toContain("likes");
    expect(idsFor("/likes/matches")).toContain("likes");
    expect(idsFor("/likes/matches/more")).not.toContain("likes");
  });

  it("tells the renderer of the same routes", () => {
    const { assets } = buildFor(build, kindOf("/chats/abc"));
    expect(Object.keys(assets.routes)).toEqual(idsFor("/chats/abc"));
    expect(assets.url).toBe("/manifest.js");
  });

  it("knows the areas by their names alone", () => {
    expect(areasIn(build).sort()).toEqual(["chats", "likes", "members"]);
  });

  it("matches every address with the same routes as the whole build does", () => {
    const part = fc.constantFrom("members", "chats", "likes", "landing", "abc", "other");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const pathname = `/${parts.join("/")}`;
        const matched = (some: ServerBuild) => matchRoutes(treeOf(some), pathname)?.map(({ route }) => route.id);
        expect(matched(buildFor(build, kindOf(pathname)))).toEqual(matched(build));
      }),
    );
  });
});

/** As React Router nests them. */
function treeOf({ routes: flat }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(flat).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    if (route.index) return [{ id: route.id, index: true }];
    return [{ id: route.id, path: route.path, children: treeOf({ routes: flat } as ServerBuild, route.id) }];
  });
}
