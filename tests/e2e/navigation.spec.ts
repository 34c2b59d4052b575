import type { Page } from "@playwright/test";
import { hydratedPaths } from "../../app/routes.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { busyMember, emptyPages } from "../support/browser/every-page.ts";

const script = { tag: "@javascript" };
const hydrated = new RegExp(hydratedPaths);

const paths = (href: string) => href.split(/[?#]/)[0] ?? "";

/** True as long as the document of the call before lives: no page was loaded. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { alive: true }));
  return () => page.evaluate(() => "alive" in globalThis);
}

test("links to pages with a script are the router's, and all others the browser's own", script, async ({ site }) => {
  const { anna, pages } = await busyMember(site);
  const kinds = { router: 0, browser: 0 };
  for (const path of [...pages, ...emptyPages].filter((each) => hydrated.test(paths(each)))) {
    const html = await (await anna.context.request.get(site.origin + path)).text();
    // An error page has no script.
    if (!html.includes("<script")) continue;
    for (const [, attributes = ""] of html.matchAll(/<a ([^>]*)>/g)) {
      const [, href = ""] = /href="([^"]*)"/.exec(attributes) ?? [];
      const isRouters = attributes.includes("data-discover");
      expect({ path, href, isRouters }).toEqual({ path, href, isRouters: hydrated.test(paths(href)) });
      kinds[isRouters ? "router" : "browser"] += 1;
    }
  }
  expect(kinds.router).toBeGreaterThan(200);
  expect(kinds.browser).toBeGreaterThan(100);
});

test(
  "a link loads no page, gives the focus to the new one, and the way back scrolls to where one was",
  script,
  async ({ site }) => {
    const anna = await site.member();
    const page = await anna.open("/members");
    await page.waitForLoadState("networkidle");
    const isSamePage = await mark(page);
    const cards = page.getByRole("list", { name: "Members found" }).getByRole("listitem");
    const link = cards.last().getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/members\/\w+$/);
    await expect(page.locator("#main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/members$/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    expect(await isSamePage()).toBe(true);
  },
);

test(
  "a link that somebody points at fetches its page's script ahead, and reads no message",
  script,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const page = await anna.open("/chats");
    await page.waitForLoadState("networkidle");
    const ahead = page.waitForResponse((response) => response.request().headers()["sec-purpose"] === "prefetch");
    const preloaded = page.locator('link[rel="modulepreload"][href*="conversation"]');
    await page.getByRole("link", { name: /Bert/ }).first().hover();
    expect((await ahead).status()).toBe(204);
    await expect(preloaded).toBeAttached();
    await page.reload();
    await expect(page.getByText("1 unread message").first()).toBeAttached();
  },
);
