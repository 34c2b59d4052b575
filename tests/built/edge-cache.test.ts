import { expect, test } from "vitest";
import { landers } from "../support/landers.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { cookiePair, memberPair } from "../support/http/site-cookies.ts";
import { cookiePairOf } from "../support/http/set-cookie.ts";
import { type MeasuredResponse, getMeasured } from "../support/http/response-size.ts";

const site = siteUnderTest();

const PATH = "/landers/gallery/friendship";

/** Countries from which nobody else has opened it, so that the first visitor makes the page. */
const open = (path: string, country: string, headers: Record<string, string> = {}) =>
  getMeasured(site.origin + path, { "Accept-Language": "en", "X-Test-Country": country, ...headers });

/** Only somebody who is signed in has a link to the members; asked this way a failure does not print the page. */
const isPersonal = ({ body }: { body: string }) => body.includes('href="/members"');

const headingOf = ({ body }: { body: string }) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

const withoutId = ({ headers: { "x-request-id": _id, date: _date, ...headers } }: MeasuredResponse) => headers;

for (const path of ["/", "/pricing", "/pages/terms", PATH, ...landers]) {
  test(`${path} is made once, and then comes from the edge cache as it was`, async () => {
    const first = await open(path, "NL");
    const again = await open(path, "NL");
    expect(first.status).toBe(200);
    expect(["miss", "hit"]).toContain(first.headers["x-cache"]);
    expect(again.headers["x-cache"]).toBe("hit");
    expect(again.body === first.body).toBe(true);
    const policies = [first, again].map(({ headers }) => String(headers["content-security-policy"]));
    for (const policy of policies) expect(policy).toMatch(/script-src 'self';style-src 'self' 'sha256-/);
    // Everything but its own request id comes from the cache now.
    const third = await open(path, "NL");
    expect(third.body === first.body).toBe(true);
    expect(withoutId(third)).toEqual(withoutId(again));
    expect(third.headers["x-request-id"]).not.toBe(again.headers["x-request-id"]);
  });
}

test("each country and each language has a page of its own", async () => {
  const all = [
    () => open(PATH, "NZ"),
    () => open(PATH, "IE"),
    () => open(PATH, "NZ", { "Accept-Language": "nl" }),
    () => open(PATH, "IE", { Cookie: cookiePair("locale", "nl") }),
  ];
  const first = [];
  for (const ask of all) first.push(await ask());
  expect(first.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "miss", "miss"]);
  for (const [at, place] of ["in New Zealand", "in Ireland", "in Nieuw-Zeeland", "in Ierland"].entries()) {
    expect(headingOf(first[at] ?? { body: "" })).toContain(place);
  }
  const kept = await Promise.all(all.map((ask) => ask()));
  expect(kept.map(({ headers }) => headers["x-cache"])).toEqual(["hit", "hit", "hit", "hit"]);
  expect(kept.map(headingOf)).toEqual(first.map(headingOf));
});

test("each site has a page of its own, and a made-up host fills nothing", async () => {
  const { port } = new URL(site.origin);
  const at = (Host: string) => open("/pages/cookies", "FO", { Host });
  const hosts = [`localhost:${port}`, `bbw.localhost:${port}`];
  const first = [];
  for (const host of hosts) first.push(await at(host));
  expect(first.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss"]);
  const kept = await Promise.all(hosts.map(at));
  expect(kept.map(({ headers }) => headers["x-cache"])).toEqual(["hit", "hit"]);
  expect(kept.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  for (const host of ["made-up.example", `made-up.localhost:${port}`, `bbw.localhost:${Number(port) + 1}`]) {
    const refused = await at(host);
    expect([refused.status, refused.headers["x-cache"]], host).toEqual([421, undefined]);
  }
});

test("a lander is kept apart for each site, and none has another's words or colours", async () => {
  const { port } = new URL(site.origin);
  const at = (host: string) => open("/landers/gallery", "FO", { Host: `${host}:${port}` });
  const hosts = ["localhost", "bbw.localhost", "gay.localhost"];
  const made = [];
  for (const host of hosts) made.push(await at(host));
  const kept = await Promise.all(hosts.map(at));
  expect(made.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "miss"]);
  expect(kept.map(({ headers }) => headers["x-cache"])).toEqual(["hit", "hit", "hit"]);
  expect(kept.map(({ body }) => body)).toEqual(made.map(({ body }) => body));
  expect(new Set(made.map(headingOf)).size).toBe(hosts.length);
  for (const [index, own] of ["", "niche-bbw", "niche-gay"].entries()) {
    const named = made[index]?.body.match(/niche-(?:bbw|gay)\b/g) ?? [];
    expect(new Set(named), hosts[index]).toEqual(new Set(own ? [own] : []));
  }
});

test("a page in comfort mode is cached apart from the normal one", async () => {
  const comfortable = () => open(PATH, "CY", { Cookie: cookiePair("comfort", "1") });
  const asked = [await comfortable(), await open(PATH, "CY"), await comfortable(), await open(PATH, "CY")];
  expect(asked.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "hit", "hit"]);
  const marked = asked.map(({ body }) => [/<html[^>]*data-comfort/.test(body), body.includes("/fonts/comfort.css")]);
  expect(marked).toEqual([true, false, true, false].map((on) => [on, on]));
});

test("where visitors are warned, a page is kept with the warning and without, whatever the cookie holds", async () => {
  const isWarned = ({ body }: { body: string }) => body.includes('action="/entry"');
  const went = (value: string) => open(PATH, "DE", { Cookie: cookiePair("entry", value) });
  const asked = [await open(PATH, "DE"), await went("1"), await went("another"), await open(PATH, "DE")];
  expect(asked.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "hit", "hit"]);
  expect(asked.map(isWarned)).toEqual([true, false, false, true]);
});

test("a visitor who once chose dark pages gets the kept page of all, which follows the device", async () => {
  const first = await open(PATH, "SI", { Cookie: cookiePair("theme", "dark") });
  const kept = await open(PATH, "SI", { Cookie: cookiePair("theme", "light") });
  expect([first, kept].map(({ headers }) => headers["x-cache"])).toEqual(["miss", "hit"]);
  expect(first.body).not.toContain('data-theme="');
  expect(kept.body).toBe(first.body);
});

test("a member's page is never kept, and no member sees a kept one", async () => {
  const Cookie = await memberPair(site);
  const hers = await open(PATH, "LV", { Cookie });
  expect(hers.headers["x-cache"]).toBeUndefined();
  expect(hers.headers["cache-control"]).toBe("private, no-store");
  expect(isPersonal(hers)).toBe(true);
  const visitor = await open(PATH, "LV");
  expect(visitor.headers["x-cache"]).toBe("miss");
  expect(isPersonal(visitor)).toBe(false);
  const memberRevisit = await open(PATH, "LV", { Cookie });
  expect(memberRevisit.headers["x-cache"]).toBeUndefined();
  expect(isPersonal(memberRevisit)).toBe(true);
});

test("a cached page sets no cookie", async () => {
  const campaign = await open(`${PATH}?network=friends&ref=7`, "LT");
  expect([campaign.headers["set-cookie"] ?? []].flat().join()).toMatch(/^__Host-visitor=/);
  const plain = await open(PATH, "LT");
  expect(plain.headers["x-cache"]).toBe("hit");
  expect(plain.headers["set-cookie"]).toBeUndefined();
  const another = await open(`${PATH}?network=others`, "LT");
  expect([another.headers["set-cookie"] ?? []].flat().join()).not.toBe(
    [campaign.headers["set-cookie"] ?? []].flat().join(),
  );
});

test("a kept page's policy names no script, in whatever encoding it is sent", async () => {
  await open(PATH, "EE");
  for (const encoding of ["br", "identity"]) {
    const { headers } = await open(PATH, "EE", { "Accept-Encoding": encoding });
    expect(headers["x-cache"]).toBe("hit");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  }
});

test("a search in the questions is kept for nobody, and the page without one is", async () => {
  const searches = ["refund", "photo", "refund"].map((q) => open(`/pages/faq?q=${q}`, "LI"));
  for (const found of await Promise.all(searches)) {
    expect(found.status).toBe(200);
    expect(found.headers["x-cache"]).toBeUndefined();
    expect(found.body).toContain("<mark>");
  }
  const pages = [await open("/pages/faq", "LI"), await open("/pages/faq?utm_source=mail", "LI")];
  expect(pages.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "hit"]);
  for (const { body } of pages) expect(body).not.toContain("<mark>");
});

test("a flash message is shown to its own visitor only, and its page is not cached", async () => {
  const left = await fetch(`${site.origin}/logout`, {
    method: "POST",
    headers: { Origin: site.origin, Cookie: await memberPair(site) },
    redirect: "manual",
  });
  const flash = left.headers.getSetCookie().find((line) => line.startsWith("__Host-flash="));
  const told = await open(PATH, "EE", { Cookie: cookiePairOf(flash) });
  expect(told.body.includes("You are signed out.")).toBe(true);
  expect(told.headers["x-cache"]).toBeUndefined();
  expect((await open(PATH, "EE")).body.includes("You are signed out.")).toBe(false);
});

test("made-up addresses and other spellings of real ones are not kept", async () => {
  for (const path of ["/landers/gallery/made-up-1", "/landers/gallery/love-2"]) {
    const made = await open(path, "SI");
    expect([made.status, made.headers["x-cache"]], path).toEqual([404, undefined]);
  }
  for (const path of ["/Pricing", "/pricing/", "/pr%69cing", "/landers/gallery/LOVE"]) {
    const made = await open(path, "SI");
    expect([made.status, made.headers["x-cache"]], path).toEqual([200, undefined]);
  }
});
