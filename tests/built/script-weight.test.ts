import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/serve/build.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { cookiePair, memberPair } from "../support/http/site-cookies.ts";
import { getMeasured } from "../support/http/response-size.ts";

/**
 * Measure P7, in bytes of brotli: beside React Router's own hello world, which is 98 KB (its entry, route, vendor
 * chunks and manifest, built with the versions in our lock file and weighed as below). `ROOM` is what a page may load until
 * it is usable, `ALL_ROOM` everything that a member's browser ever loads.
 */
const HELLO = 98_000;
const ROOM = Math.floor(1.35 * HELLO);
const ALL_ROOM = Math.floor(1.75 * HELLO);

/** What comes when it is wanted, or when the browser has nothing else to do, and what each may weigh. */
const LAZY_ROOM: Record<string, number> = {
  "parts.client": 19_000,
  "photo-tools.client": 2_600,
  "shared-socket": 1_000,
  subscribe: 1_000,
};

const fileOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

const assets = join(ROOT, "build/client/assets");
const sources = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(join(assets, file), "utf8")]),
);
/** Bytes of brotli by file. */
const weights = new Map<string, number>();
const manifestFile = [...sources.keys()].find((file) => file.startsWith("manifest-")) ?? "";
const manifest = JSON.parse(/{.*}/s.exec(sources.get(manifestFile) ?? "")?.[0] ?? "{}") as Manifest;
const heaviestTexts = found(/\bimport\(["'`]\.\/([^"'`]+\.js)/g, fileOf(manifest.entry.module)).sort(
  (a, b) => weight(b) - weight(a),
)[0];

interface Manifest {
  entry: { module: string };
  routes: Record<string, { id: string; path?: string; parentId?: string; module: string }>;
}

function found(pattern: RegExp, file: string): string[] {
  return [...(sources.get(file) ?? "").matchAll(pattern)].map(([, name = ""]) => name);
}

/** Most files are part of every page; each is compressed once. */
function weight(file: string): number {
  const bytes = weights.get(file) ?? brotliCompressSync(sources.get(file) ?? "").length;
  weights.set(file, bytes);
  return bytes;
}

/** What the browser has to have before these modules can run: they, what they import, and so on. */
function withImports(modules: string[]): Set<string> {
  const files = new Set(modules);
  // A set may grow while it is walked.
  for (const file of files) {
    for (const name of found(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)/g, file)) files.add(name);
  }
  return files;
}

/** A route and those around it, innermost first. */
function matchesOf(id?: string): Manifest["routes"][string][] {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route ? [route, ...matchesOf(route.parentId)] : [];
}

/** Everything that a page of this route loads: entry, texts, manifest, its own module and those of the layouts. */
function scriptsOf(id: string): Set<string> {
  const modules = [manifest.entry, ...matchesOf(id)].map(({ module }) => fileOf(module));
  return withImports([manifestFile, heaviestTexts ?? "", ...modules]);
}

/** `parts.client-Ab12-x_9.js` → `parts.client`: the mark of its contents has eight signs. */
const nameOf = (file: string) => file.slice(0, -"-12345678.js".length);

/** What these files ask for later on. The entry asks for texts, of which a page has one language. */
function lazyOf(files: Iterable<string>): string[] {
  const askers = [...files].filter((file) => file !== fileOf(manifest.entry.module));
  return askers.flatMap((file) => found(/\bimport\(["'`]\.\/([^"'`]+\.js)/g, file));
}

/** Pages of the members' area that have scripts; the forms of an account have none (`no-script-layout.tsx`). */
const membersPages = Object.values(manifest.routes).filter(({ id, path }) => {
  const around = matchesOf(id).map((match) => match.id);
  const inside = around.includes("routes/members-area/layout");
  return path !== undefined && inside && !around.includes("routes/members-area/no-script-layout");
});

test("the texts were found, and so were all pages of the members' area", () => {
  expect(sources.get(heaviestTexts ?? "")?.includes("Berichten")).toBe(true);
  expect(membersPages.length).toBeGreaterThanOrEqual(11);
});

for (const { id, path } of membersPages) {
  test(`the client script of /${path} is at most 1.35 times that of a hello world`, () => {
    const files = [...scriptsOf(id)].map((file) => [file, weight(file)] as const);
    const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, JSON.stringify(Object.fromEntries(files), null, 1)).toBeLessThanOrEqual(ROOM);
  });
}

/** All first loads of pages that have a script, and all that they may ask for later. */
const firstLoads = new Set(membersPages.flatMap(({ id }) => [...scriptsOf(id)]));
const lazyChunks = [...new Set(lazyOf(firstLoads))];

test("what comes later is known, and light", () => {
  expect(lazyChunks.map(nameOf).sort()).toEqual(Object.keys(LAZY_ROOM));
  for (const file of lazyChunks) expect(weight(file), file).toBeLessThanOrEqual(LAZY_ROOM[nameOf(file)] ?? 0);
});

test("everything that a member's browser ever loads is at most 1.75 times a hello world", () => {
  const files = [...new Set([...firstLoads, ...withImports(lazyChunks)])].map((file) => [file, weight(file)] as const);
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(Object.fromEntries(files), null, 1)).toBeLessThanOrEqual(ALL_ROOM);
});

test("Radix comes in its own chunk and in no other script", () => {
  const marks = /dismissableLayer\.|focusScope\./;
  const having = [...sources].filter(([, source]) => marks.test(source)).map(([file]) => nameOf(file));
  expect(having).toEqual(["parts.client"]);
});

test("no browser loads zod, and conform is in no script of a page that has scripts", () => {
  // Words of theirs that a minifier keeps.
  const holding = (mark: string) => [...sources].filter(([, text]) => text.includes(mark)).map(([file]) => file);
  const [zod, conform] = ["invalid_union", "__intent__"];
  expect(readFileSync(join(ROOT, "node_modules/zod/v4/core/schemas.js"), "utf8")).toContain(zod);
  expect(holding(zod)).toEqual([]);
  const loaded = new Set([...firstLoads, ...withImports(lazyChunks)]);
  expect(holding(conform), "pages without scripts are rendered with it").not.toEqual([]);
  expect(holding(conform).filter((file) => loaded.has(file))).toEqual([]);
});

test("the members page asks for few scripts, and for none that was not weighed", async () => {
  const site = siteUnderTest();
  const Cookie = `${await memberPair(site, { language: "nl" })}; ${cookiePair("locale", "nl")}`;
  const { body } = await getMeasured(`${site.origin}/members`, { Cookie });
  const named = [...body.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, file = ""]) => file);
  // Nobody but the installed app loads it, once the page has been taken over (decision 0252).
  const [installed = "", ...rest] = named.filter((file) => nameOf(file) === "installed-app");
  expect(rest).toEqual([]);
  expect(weight(installed)).toBeLessThanOrEqual(400);
  const asked = named.filter((file) => file !== installed);
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked).size, "what pages share is in one file").toBeLessThanOrEqual(10);
  const weighed = scriptsOf("routes/members/search");
  expect(asked.filter((file) => !weighed.has(file))).toEqual([]);
});
