import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import ours from "../../../app/routes.ts";
import { addressKind, areasIn, buildFor } from "./route-areas.ts";

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

/** 2,000 addresses take about a second alone, but more than Vitest's five beside builds and browsers. */
const SLOW_MACHINE_MS = 30_000;

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
    expect(addressKind(pathname)).toEqual({ area, parts });
  });
});

describe("the build for an address", () => {
  const idsFor = (pathname: string) => idsOf(buildFor(build, addressKind(pathname)));

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
    const { assets } = buildFor(build, addressKind("/chats/abc"));
    expect(Object.keys(assets.routes)).toEqual(idsFor("/chats/abc"));
    expect(assets.url).toBe("/manifest.js");
  });

  it("knows the areas by their names alone", () => {
    expect(areasIn(build).sort()).toEqual(["chats", "likes", "members"]);
  });

  it(
    "matches every address of ours, however it is spelled, with the same routes as the whole build does",
    async () => {
      const flat = Object.fromEntries(flatRoutes(await ours).map((route) => [route.id, route]));
      const whole = { routes: flat, assets: { routes: flat } } as unknown as ServerBuild;
      const words = Object.values(flat).flatMap(({ path = "" }) => path.split("/"));
      const part = fc.oneof(
        fc.constantFrom(...new Set(words.filter((word) => /^[a-z-]+$/.test(word)))),
        fc.constantFrom("abc", "22", "", ".data", "_.data", "%2Edata", ".DATA", "%5F.data", "%20", "a.data"),
      );
      const spelled = fc.tuple(part, fc.constantFrom("as it is", "capitals", "encoded")).map(([word, how]) => {
        if (how === "capitals") return word.toUpperCase();
        return how === "encoded" ? word.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) : word;
      });
      const paths = fc.tuple(fc.array(spelled, { maxLength: 6 }), fc.constantFrom("", "/", ".data", "/_.data"));
      fc.assert(
        fc.property(paths, ([parts, end]) => {
          const pathname = `/${parts.join("/")}${end}`;
          const matched = (build: ServerBuild) =>
            matchRoutes(treeOf(build), withoutData(pathname))?.map(({ route }) => route.id);
          const kind = addressKind(pathname);
          const met = areasIn(whole).includes(kind.area) && kind.parts <= 5 ? buildFor(whole, kind) : whole;
          expect(matched(met)).toEqual(matched(whole));
        }),
        { numRuns: 2000 },
      );
    },
    SLOW_MACHINE_MS,
  );
});

/** As React Router takes it off (`getNormalizedPath`). */
function withoutData(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.replace(/_\.data$/, "") : pathname.replace(/\.data$/, "");
}

/** The routes of `app/routes.ts` as a build lists them. */
function flatRoutes(entries: RouteConfigEntry[], parentId?: string): Flat[] {
  const all: Flat[] = [];
  for (const { file, path, index, children = [], id = file } of entries) {
    all.push({ id, parentId, path, index }, ...flatRoutes(children, id));
  }
  return all;
}

type Flat = Pick<RouteConfigEntry, "path" | "index"> & { id: string; parentId: string | undefined };

/** As React Router nests them. */
function treeOf({ routes: flat }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(flat).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    if (route.index) return [{ id: route.id, index: true }];
    return [{ id: route.id, path: route.path, children: treeOf({ routes: flat } as ServerBuild, route.id) }];
  });
}
