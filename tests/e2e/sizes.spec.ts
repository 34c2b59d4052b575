import type { BrowserContext, Page } from "@playwright/test";
import { landers } from "../support/landers.ts";
import { memberWithFullSearch } from "../support/site/full-search.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { sessionCookie } from "../support/browser/session-cookie.ts";
import { jarOf } from "../support/site/site-api.ts";

// The bytes of pages are weighed without a browser, and what scripts they name: tests/built/sizes.test.ts.

/** What the browser had to have before it could paint, besides the page itself. */
function blocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
      .map(({ name }) => name),
  );
}

/** The browser says so itself; without this a page that asks for nothing would prove nothing. */
async function hasPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

/** The browser of somebody whose first page of results is full. */
async function fullSearchContext(site: Site): Promise<BrowserContext> {
  const { origin, sessionSecret: secret } = site;
  const { context } = await site.visitor();
  const { cookie } = await memberWithFullSearch(site);
  await context.addCookies([await sessionCookie({ origin, secret, jar: jarOf(cookie) })]);
  return context;
}

const visitorsPages = [
  "/",
  ...landers,
  "/landers/gallery/friendship",
  "/pages/terms",
  "/pricing",
  "/login",
  "/signup",
  "/nothing-here",
];

/** The small scripts (app/browser) that a page may ask for, by the name of their file; every other page has none. */
const ownScripts: Record<string, string[]> = { "/login": ["show-password", "passkey-sign-in"] };

/** `/assets/passkey-sign-in-Ab12-x_9.js` → `passkey-sign-in`: the mark of its contents has eight signs. */
function nameOfScript(url: string): string {
  return /([^/]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? url;
}

test(
  "public pages are painted after one request, and ask for no script but their own small ones",
  { tag: "@javascript" },
  async ({ site }) => {
    const visitor = await site.visitor();
    let asked: string[] = [];
    visitor.context.on("request", (request) => {
      if (["script", "stylesheet", "font"].includes(request.resourceType())) asked.push(request.url());
    });
    for (const path of visitorsPages) {
      asked = [];
      const page = await visitor.open(path);
      await hasPainted(page);
      expect(await blocking(page), path).toEqual([]);
      // The face of headings comes after the words (decision 0245).
      const others = asked.filter((url) => !url.endsWith("/fonts/fraunces-latin.woff2"));
      expect(others.map(nameOfScript), path).toEqual(ownScripts[path] ?? []);
      await page.close();
    }
  },
);

test("members' pages are painted after two requests at most", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  for (const path of ["/members", `/members/${bert.id}`, `/members/${bert.id}/chat`, "/likes", "/chats", "/credits"]) {
    const page = await anna.open(path);
    await hasPainted(page);
    expect((await blocking(page)).length, path).toBeLessThanOrEqual(1);
    await page.close();
  }
});

test(
  "the pictures of a first page of results are small, and those further down wait",
  { tag: "@javascript" },
  async ({ site }) => {
    const context = await fullSearchContext(site);
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => void (request.resourceType() === "image" && asked.add(request.url())));
    await page.goto(`${site.origin}/members`);
    const pictures = page.getByRole("list", { name: "Members found" }).locator("img");
    await expect(pictures).toHaveCount(24);
    const shown = await pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ src, loading, width, height, parentElement }) => {
        const frame = parentElement?.getBoundingClientRect();
        return {
          src,
          lazy: loading === "lazy",
          sized: width > 0 && height > 0 && frame !== undefined && Math.abs(frame.width * 1.25 - frame.height) < 1,
          inSight: (frame?.top ?? 0) < innerHeight,
        };
      }),
    );
    expect(shown.filter(({ sized }) => !sized)).toEqual([]);
    expect(shown.filter(({ lazy, inSight }) => !lazy && !inSight)).toEqual([]);
    expect(shown.slice(12).filter(({ lazy }) => !lazy)).toEqual([]);
    const sizes = await Promise.all(shown.map(async ({ src }) => (await (await page.request.get(src)).body()).length));
    expect(Math.min(...sizes)).toBeGreaterThan(200);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120 * 1024);
  },
);

test("a picture that arrives late moves nothing", { tag: "@javascript" }, async ({ site }) => {
  const context = await fullSearchContext(site);
  const late = Promise.withResolvers<void>();
  await context.route("**/photos/**", async (route) => {
    await late.promise;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/members`, { waitUntil: "domcontentloaded" });
  const cards = page.getByRole("list", { name: "Members found" }).getByRole("listitem");
  await expect(cards).toHaveCount(24);
  const places = () => cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  const before = await places();
  late.resolve();
  await expect
    .poll(() =>
      cards
        .first()
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeTruthy();
  expect(await places()).toEqual(before);
});
