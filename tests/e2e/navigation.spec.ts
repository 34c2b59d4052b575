import { hydratedPaths } from "../../app/routes.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { busyMember, emptyPages } from "../support/browser/every-page.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

const script = { tag: "@javascript" };
const hydrated = new RegExp(hydratedPaths);

const paths = (href: string) => href.split(/[?#]/)[0] ?? "";

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
      // The way back of the installed app is led by a script of its own, which the router's link would run ahead of.
      const isExpected = hydrated.test(paths(href)) && !attributes.includes("data-back");
      expect({ path, href, isRouters }).toEqual({ path, href, isRouters: isExpected });
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
    await isTakenOver(page);
    const isSameDocument = await markDocument(page);
    const cards = page.getByRole("list", { name: "Members found" }).getByRole("listitem");
    const link = cards.last().getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/members\/\w+\?back=/);
    await expect(page.locator("#main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/members$/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    await isSameDocument();
  },
);

test("pointing at a link fetches the pages' scripts, but no data: nothing is read by it", script, async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  // A browser that always has something to do.
  await anna.context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const page = await anna.open("/chats");
  await page.waitForLoadState("networkidle");
  const data: string[] = [];
  page.on("request", (request) => void (request.url().includes(".data") && data.push(request.url())));
  const fetched = page.locator('link[rel="modulepreload"][href*="conversation"]');
  await expect(fetched).toHaveCount(0);
  await page.getByRole("link", { name: /Bert/ }).first().hover();
  await expect(fetched).toHaveCount(1);
  await page.reload();
  await expect(page.getByText("1 unread message").first()).toBeAttached();
  expect(data).toEqual([]);
});

test("a page whose script does not come reloads once, and is then loaded as a document", script, async ({ site }) => {
  site.console.expectError(/ERR_FAILED|Error loading route module|Failed to fetch dynamically imported module|net::/);
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
  const page = await anna.context.newPage();
  await page.route("**/assets/conversation-*.js", (route) => route.abort());
  await page.goto(`${site.origin}/members/${bert.id}`);
  await isTakenOver(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: "Write" }).click();
  await expect.poll(() => documents.length).toBe(1);
  await isTakenOver(page);
  await page.getByRole("link", { name: "Write" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible();
  expect(documents).toEqual([`/members/${bert.id}`, `/members/${bert.id}/chat`]);
});
