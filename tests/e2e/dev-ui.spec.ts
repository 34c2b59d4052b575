import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

const scripted = { tag: "@javascript" };

/** Radix' halves have taken over. */
const takenOver = (page: Page) => expect(page.getByRole("region", { name: "Just now (F8)" })).toBeAttached();

test("all parts are in a table of contents, and the page stays at its start", async ({ site, javaScriptEnabled }) => {
  const page = await (await site.visitor()).open("/dev/ui");
  if (javaScriptEnabled !== false) await takenOver(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const titles = await contents.allTextContents();
  expect(titles.length).toBeGreaterThan(7);
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(expect.arrayContaining(titles));
  await contents.filter({ hasText: "Toasts" }).click();
  await expect(page.getByRole("heading", { name: "Toasts" })).toBeInViewport();
});

test("dialogs are 300, 500, 800 and 1140 px wide, where there is room", scripted, async ({ site }) => {
  const { context } = await site.visitor();
  const page = await context.newPage();
  await page.setViewportSize({ width: 1400, height: 800 });
  for (const [name, width] of Object.entries({ small: 300, normal: 500, large: 800, extra: 1140 })) {
    await page.goto(`${site.origin}/dev/ui?open=${name}`);
    await expect(page.getByRole("dialog", { name: "It’s a match!" })).toBeVisible();
    await expect(async () => {
      const box = await page.getByRole("dialog", { name: "It’s a match!" }).boundingBox();
      expect(box?.width).toBe(width);
    }).toPass();
    await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test(
  "a dialog closes by its cross, by Escape and beside it, and the focus returns to what opened it",
  scripted,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/dev/ui");
    await takenOver(page);
    const dialog = page.getByRole("dialog", { name: "It’s a match!" });
    const opener = page.getByRole("link", { name: "Open: normal" });
    for (const close of [
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      async () => {
        // Radix hears presses beside the dialog from its first timer on.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        await page.mouse.click(4, 4);
      },
      () => dialog.getByRole("button", { name: "Later" }).click(),
    ]) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  },
);

test("nothing is wrong with open dialogs, menus and toasts for who does not see them", scripted, async ({ site }) => {
  // axe runs eight times on the largest page.
  test.slow();
  const { context } = await site.visitor();
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const open of ["normal", "question"]) {
      await page.goto(`${site.origin}/dev/ui?open=${open}`);
      await expect(page.locator("[data-state=open]:is([role=dialog],[role=alertdialog])")).toBeVisible();
      expect(await axeViolations(page), open).toEqual([]);
    }
    await page.goto(`${site.origin}/dev/ui`);
    await takenOver(page);
    await page.getByRole("button", { name: "Order" }).click();
    await expect(page.getByRole("menu", { name: "Order" })).toBeVisible();
    expect(await axeViolations(page), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show a message" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Message from Marianne" })).toBeVisible();
    // Where there is room between the buttons.
    await page.getByRole("heading", { name: "Pictures" }).evaluate((heading) => heading.scrollIntoView());
    expect(await axeViolations(page), "toast").toEqual([]);
    await page.close();
  }
});

test(
  "a countdown ticks, catches up after a pause, is read out at round minutes and ends",
  scripted,
  async ({ site }) => {
    const page = await (await site.visitor()).context.newPage();
    await page.clock.install();
    await page.goto(`${site.origin}/dev/ui`);
    const timer = page.getByRole("timer", { name: "Your discount ends" });
    await expect(timer).toContainText(/59:5\d/);
    await page.clock.pauseAt(Date.now() + 60_000);
    const seconds = async () => {
      const [, minutes, rest] = /(\d+):(\d\d)$/.exec((await timer.textContent()) ?? "") ?? [];
      return Number(minutes) * 60 + Number(rest);
    };
    const before = await seconds();
    await page.clock.runFor(1000);
    expect(await seconds()).toBe(before - 1);
    const said = page.getByRole("status").filter({ hasText: "left" });
    await page.clock.fastForward((before - 601) * 1000);
    await page.clock.runFor(3000);
    await expect(said).toHaveText("10 minutes left");
    await page.clock.runFor(50_000);
    await expect(said).toHaveText("10 minutes left");
    await page.clock.fastForward(700_000);
    await expect(timer).toContainText("now");
  },
);

test("without a script a countdown is its end in words, and progress the browser's own", async ({
  site,
  javaScriptEnabled,
}) => {
  const page = await (await site.visitor()).open("/dev/ui");
  const bar = page.getByRole("progressbar", { name: "Your photo", exact: true });
  await expect(bar).toHaveAttribute("aria-valuetext", "40 %");
  if (javaScriptEnabled === false) {
    await expect(page.getByRole("timer")).toHaveText(/^at \d\d:\d\d UTC$/);
    return expect(await bar.evaluate((element) => element.tagName)).toBe("PROGRESS");
  }
  await expect(bar).toHaveAttribute("aria-valuenow", "40");
});
