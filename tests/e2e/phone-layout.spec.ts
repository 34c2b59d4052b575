import type { Page } from "@playwright/test";
import { openAt } from "../support/browser/open-at.ts";
import { browserCookie } from "../support/http/site-cookies.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

/** Plain HTML and CSS: the same with JavaScript and without. */
const once = { tag: "@javascript" };

for (const comfort of [false, true]) {
  test(`every menu opens inside a narrow screen${comfort ? ", in comfort mode too" : ""}`, once, async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
    const visitor = await site.visitor({ locale: "nl" });
    await anna.speaks("nl");
    for (const { context } of comfort ? [anna, visitor] : []) {
      await context.addCookies([browserCookie(site.origin, "comfort", "1")]);
    }
    const bars = [
      [visitor, "/pricing"],
      [visitor, "/lang-config"],
      [anna, "/likes"],
      [anna, "/pricing"],
      [anna, `/members/${bert.id}/chat`],
    ] as const;
    for (const [who, path] of bars) {
      const page = await openAt(who, site.origin + path, { width: 320, height: 740 });
      const menus = page.locator("header :is(summary,[aria-haspopup=menu])").filter({ visible: true });
      await expect(menus.first(), path).toBeVisible();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        for (const word of await menus.all()) {
          await word.click();
          const open = page.locator("header :is(details[open] > summary + *,[role=menu])");
          // Once more where Radix replaced the browser's own panel while it was measured.
          await expect(async () => {
            const panel = await open.boundingBox();
            expect(panel?.x, `${path} at ${width}`).toBeGreaterThanOrEqual(0);
            expect((panel?.x ?? 0) + (panel?.width ?? width + 1), `${path} at ${width}`).toBeLessThanOrEqual(width);
            if (/Taal/.test((await word.textContent()) ?? "")) expect(panel).toMatchObject({ x: 0, width });
          }).toPass({ timeout: 5000 });
          await word.click();
        }
      }
      await page.close();
    }
  });
}

/** The edges of the bar's parts, from its start to its end: logo, letters, language, sign-in or account. */
const partsOfBar = (page: Page) =>
  page
    .getByRole("banner")
    .locator("a[aria-label], summary, [aria-haspopup=menu], form > button[name=comfort], a:last-child")
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest("nav") && part.getBoundingClientRect().top >= 0)
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, width }) => ({ left, right, width }))
        .sort((one, other) => one.left - other.left),
    );

test("no part of the bar touches another one, and each is wide enough for a thumb", once, async ({ site }) => {
  const [visitor, anna] = [await site.visitor(), await site.member()];
  // The system's letters are the wider ones, and comfort mode shows them until its own are there.
  site.console.expectError(/ERR_FAILED/);
  for (const { context } of [visitor, anna]) await context.route("**/*.woff2", (route) => route.abort());
  for (const [language, comfort] of [
    ["en", "0"],
    ["en", "1"],
    ["nl", "1"],
  ] as const) {
    await anna.speaks(language);
    for (const [who, path, count] of [
      [visitor, "/pricing", 4],
      [anna, "/likes", 4],
    ] as const) {
      // Without a script: the bar as it comes.
      const cookies = { locale: language, comfort, light: "1" };
      for (const name of ["locale", "comfort", "light"] as const) {
        await who.context.addCookies([browserCookie(site.origin, name, cookies[name])]);
      }
      const page = await openAt(who, site.origin + path, { width: 320, height: 740 });
      for (const width of [320, 360, 992, 1200]) {
        await page.setViewportSize({ width, height: 740 });
        const parts = await partsOfBar(page);
        const at = `${path} at ${width} in ${language}`;
        expect(parts.length, at).toBe(count);
        for (const [index, part] of parts.entries()) {
          expect(part.left, at).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
          expect(part.right, at).toBeLessThanOrEqual(width);
          expect(part.width, at).toBeGreaterThanOrEqual(44);
        }
      }
      await page.close();
    }
  }
});

test("below 992 px a conversation has no bars, installed or not", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  const page = await openAt(anna, `${site.origin}/members/${bert.id}/chat`, { width: 360, height: 740 });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const devtools = await page.context().newCDPSession(page);
  for (const mode of ["browser", "standalone"]) {
    await devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "display-mode", value: mode }] });
    for (const width of [360, 768, 991]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(menu, `${mode} at ${width}`).toBeHidden();
      await expect(page.getByRole("main").getByRole("link", { name: "Messages", exact: true })).toBeVisible();
    }
    await page.setViewportSize({ width: 992, height: 740 });
    await expect(menu, mode).toBeVisible();
  }
});

test("in a low window no bar stays on the page", once, async ({ site }) => {
  const anna = await site.member();
  const page = await openAt(anna, `${site.origin}/members`, { width: 360, height: 400 });
  const fixed = await page
    .locator("header, nav")
    .evaluateAll((bars) => bars.filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position)).length);
  expect(fixed).toBe(0);
});

/** How many rows these links, or icons, stand in. */
const rowsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);

for (const comfort of [false, true]) {
  const name = `the three lists of likes stand in one row, and so do the bar's words${comfort ? ", in comfort mode too" : ""}`;
  test(name, once, async ({ site }) => {
    const anna = await site.member();
    // Without a script: the test writes into the page.
    for (const mode of ["light", ...(comfort ? ["comfort" as const] : [])] as const) {
      await anna.context.addCookies([browserCookie(site.origin, mode, "1")]);
    }
    for (const language of ["en", "nl"] as const) {
      await anna.speaks(language);
      const page = await openAt(anna, `${site.origin}/likes`, { width: 320, height: 740 });
      // As for somebody whom many like.
      const tabs = page.locator("main nav a");
      await tabs.locator("span").evaluateAll((counts) => counts.forEach((count) => (count.textContent = "128")));
      for (const width of [320, 360]) {
        const at = `${language}, ${width}`;
        await page.setViewportSize({ width, height: 740 });
        expect(await rowsOf(page, "main nav a"), at).toBe(1);
        expect(await rowsOf(page, "header nav a > svg"), at).toBe(1);
        await expect(page.locator("header nav a").last(), at).toHaveText("Premium");
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      }
      await page.close();
    }
  });
}

test("the tabs are reached by the keyboard, and the ring around them is not cut off", once, async ({ site }) => {
  const page = await openAt(await site.member(), `${site.origin}/likes`, { width: 320, height: 740 });
  await page.locator("#main").focus();
  for (const name of ["Received", "Given", "Matches"]) {
    await page.keyboard.press("Tab");
    const tab = page.getByRole("link", { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveCSS("outline-width", "3px");
    const box = await tab.boundingBox();
    expect((box?.x ?? 0) - 5, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0) + 5, name).toBeLessThanOrEqual(320);
  }
});

test("the ring around a conversation in the list does not lie on its time", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  await bert.writes(anna, "Good morning, how are you today?");
  await site.delivered();
  const page = await openAt(anna, `${site.origin}/chats`, { width: 320, height: 740 });
  const row = page.getByRole("list", { name: "Your conversations" }).getByRole("link");
  const [box, time] = [await row.boundingBox(), await row.locator("time").boundingBox()];
  const inside = await row.evaluate((link) => -parseFloat(getComputedStyle(link).outlineOffset));
  expect(inside).toBeGreaterThan(0);
  expect((time?.x ?? 320) + (time?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - inside - 3);
});
