import { expect, test } from "vitest";
import { edgeSite, ORIGIN, type Visitor } from "./edge-site.ts";

const site = await edgeSite();

const LANDER = "/landers/gallery/friendship";

async function open(path: string, visitor: Visitor = {}, headers: Record<string, string> = {}) {
  const response = await site.ask(path, { headers }, { language: "en", ...visitor });
  return { headers: response.headers, cache: response.headers.get("X-Cache"), body: await response.text() };
}

const headingOf = ({ body }: { body: string }) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

/** Only somebody who is signed in has a link to the members. */
const isPersonal = ({ body }: { body: string }) => body.includes('href="/members"');

test("a lander is made once for each country and language that Cloudflare and the browser say", async () => {
  const visitors: Visitor[] = [
    { country: "NZ" },
    { country: "IE" },
    { country: "NZ", language: "nl" },
    { country: "IE", language: "nl" },
  ];
  const made = [];
  for (const visitor of visitors) made.push(await open(LANDER, visitor));
  expect(made.map(({ cache }) => cache)).toEqual(["miss", "miss", "miss", "miss"]);
  for (const [at, place] of ["in New Zealand", "in Ireland", "in Nieuw-Zeeland", "in Ierland"].entries())
    expect(headingOf(made[at] ?? { body: "" })).toContain(place);
  expect(new Set(made.map(({ body }) => body)).size).toBe(4);

  const again = await Promise.all(visitors.map((visitor) => open(LANDER, visitor)));
  expect(again.map(({ cache }) => cache)).toEqual(["hit", "hit", "hit", "hit"]);
  expect(again.map(({ body }) => body)).toEqual(made.map(({ body }) => body));
  for (const { headers } of [...made, ...again]) {
    expect(headers.get("Cache-Control")).toBe("private, max-age=10");
    expect(headers.get("Content-Security-Policy")).toMatch(/script-src 'self';style-src 'self' 'sha256-/);
    expect([...headers.keys()].filter((name) => /^(x-styles|x-route|set-cookie)$/.test(name))).toEqual([]);
  }
  // With the cache's own `Age` a browser would think its copy too old at once.
  const [namesMade, namesAgain] = [made, again].map((pages) => pages.map(({ headers }) => [...headers.keys()]));
  expect(namesAgain).toEqual(namesMade);
});

test("nothing of a member is cached, and no member is shown a cached page", async () => {
  const Cookie = await site.cookieOf(await site.newMember());
  const hers = await open(LANDER, { country: "LV" }, { Cookie });
  expect([hers.cache, hers.headers.get("Cache-Control")]).toEqual([null, "private, no-store"]);
  const visitor = await open(LANDER, { country: "LV" });
  expect([visitor.cache, isPersonal(visitor)]).toEqual(["miss", false]);
  const again = await open(LANDER, { country: "LV" }, { Cookie });
  expect([again.cache, isPersonal(hers), isPersonal(again)]).toEqual([null, true, true]);
});

test("what a visitor's campaign set stays out of the cache", async () => {
  const first = await open(`${LANDER}?network=friends&ref=7`, { country: "LT" });
  expect([first.cache, first.headers.get("Set-Cookie")]).toEqual(["miss", expect.stringMatching(/^__Host-visitor=/)]);
  const next = await open(LANDER, { country: "LT" });
  expect([next.cache, next.headers.get("Set-Cookie")]).toEqual(["hit", null]);
});

test("what is in Cloudflare's cache has no other address than one that nobody can ask for", async () => {
  await open(LANDER, { country: "EE" });
  expect((await open(LANDER, { country: "EE" })).cache).toBe("hit");
  const { default: cache } = await site.miniflare.getCaches();
  for (const address of [LANDER, `${LANDER}?`]) expect(await cache.match(`${ORIGIN}${address}`)).toBe(undefined);
});
