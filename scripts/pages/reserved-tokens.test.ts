import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { pageToken } from "../../app/contract/written-pages.ts";
import { isReservedToken } from "../../app/domain/site/page-token.ts";
import routes from "../../app/routes.ts";
import { fileType } from "../../workers/web/routing/static.ts";
import { reservedTokens } from "./reserved-tokens.ts";

const PAGE = "routes/written-pages/page.tsx";

function asObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children = [], id = file }) =>
    index ? { id, index } : { id, path, children: asObjects(children) },
  );
}

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const table = asObjects(routes);
const idAt = (path: string) => matchRoutes(table, path)?.at(-1)?.route.id;

test("the first part of every route's address is reserved", () => {
  const firsts = pathsOf(routes).map((path) => path.split("/")[0] ?? "");
  const named = firsts.filter((first) => !first.startsWith(":") && first !== "*");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((first) => !isReservedToken(first.replace("?", "")))).toEqual([]);
});

/** Hundreds of addresses take a second alone, but more than Vitest's five beside builds and browsers. */
const SLOW_MACHINE_MS = 30_000;

test(
  "no token but a reserved one meets another route than the page's own",
  () => {
    const words = new Set(pathsOf(routes).flatMap((path) => path.split("/")));
    const tokens = [...words, "about-us", "constructor", "robots", "totals-2"].filter(
      (word) => pageToken.safeParse(word).success,
    );
    expect(tokens.length).toBeGreaterThan(50);
    for (const token of tokens) if (!isReservedToken(token)) expect(idAt(`/${token}`), token).toBe(PAGE);
    for (const token of tokens) expect(idAt(`/${token}/more`), token).not.toBe(PAGE);
  },
  SLOW_MACHINE_MS,
);

test("files, folders and what the Workers answer by themselves are reserved, and a token is never a file's name", () => {
  for (const name of [
    "robots",
    "robots.txt",
    "sw-push",
    "favicon",
    "gifts",
    "fonts",
    "api",
    "photos",
    "healthz",
    "assets",
  ])
    expect(isReservedToken(name), name).toBe(true);
  expect(reservedTokens([])).not.toContain("");
  expect(pageToken.safeParse("robots.txt").success).toBe(false);
  expect(fileType("/about-us")).toBeUndefined();
});

test("a token has letters, digits and hyphens between them", () => {
  for (const token of ["ab", "a1", "about-us", "2026", "a--b", "x".repeat(60)])
    expect(pageToken.safeParse(token).success, token).toBe(true);
  for (const token of ["", "a", "-a", "a-", "About", "a_b", "a b", "é1", "a/b", "x".repeat(61)])
    expect(pageToken.safeParse(token).success, token).toBe(false);
});
