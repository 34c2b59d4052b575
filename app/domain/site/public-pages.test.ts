import { expect, test } from "vitest";
import { isPublicPage, privatePaths, sitemapPages } from "./public-pages.ts";
import routes from "../../routes.ts";

/** What search engines may list, said once more: a new route is members' or it is thought of here. */
const PUBLIC_ROUTES = [
  "/",
  "/signup",
  "/login",
  "/pricing",
  "/complaints",
  "/support",
  "/pages/faq",
  "/pages/:token/:version?",
  "/:token",
  "/*",
];
/** No pages at all. */
const FILES = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sw-push.js"];

interface Placed {
  path?: string;
  index?: boolean;
  children?: Placed[];
}

function pathsIn(placed: Placed[]): string[] {
  return placed.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index ? [`/${path ?? ""}`] : []),
    ...pathsIn(children),
  ]);
}

test("every route is private but those that are listed here, and landers", () => {
  const all = pathsIn(routes);
  expect(all.length).toBeGreaterThan(100);
  const open = all.filter((path) => !privatePaths.some((beginning) => path.startsWith(beginning)));
  expect(open.filter((path) => !path.startsWith("/landers/")).sort()).toEqual([...PUBLIC_ROUTES, ...FILES].sort());
});

test("no beginning of a private path stands there for nothing", () => {
  const all = [...pathsIn(routes), "/api/", "/photos/"];
  for (const beginning of privatePaths)
    expect(
      all.some((path) => path.startsWith(beginning)),
      beginning,
    ).toBe(true);
});

test("a public page has one spelling", () => {
  for (const path of [...sitemapPages, "/landers/gallery", "/landers/gallery/love"])
    expect(isPublicPage(path), path).toBe(true);
  for (const path of [
    "/Pricing",
    "/pricing/",
    "//pricing",
    "/pr%69cing",
    "/members",
    "/operator/login",
    "/login/passkey",
  ])
    expect(isPublicPage(path), path).toBe(false);
});
