import type { Page } from "@playwright/test";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { answerWho, fillWhoAndBirth } from "../support/browser/sign-up-walk.ts";
import { expectBirth } from "../support/browser/date-of-birth.ts";

const script = { tag: "@javascript" };

async function likeLanding(site: Site): Promise<{ page: Page; id: string }> {
  const { id } = await site.member({ name: "Bert", show_to_visitors: true });
  return { page: await (await site.visitor()).open("/members/:id/landing2", { id }), id };
}

/** Without a page load a mark in the window stays. */
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));

test("the sign-up opens over the page and closes easily, as long as nothing was typed", script, async ({ site }) => {
  const { page } = await likeLanding(site);
  const dialog = page.getByRole("dialog");
  await mark(page);
  const write = page.getByRole("link", { name: "Write to Bert", exact: true });
  await write.click();
  await expect(dialog.getByRole("heading", { name: "Your first message to Bert" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await write.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test("a sign-up in progress closes by its cross alone, and nothing typed is lost", script, async ({ site }) => {
  const { page } = await likeLanding(site);
  const dialog = page.getByRole("dialog");
  await mark(page);
  await page.getByRole("link", { name: "Write to Bert", exact: true }).click();
  await page.getByLabel("Your message to Bert").fill("Good morn");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Write to Bert", exact: true }).click();
  await expect(page.getByLabel("Your message to Bert")).toHaveValue("Good morn");
  // Kept answers are a sign-up in progress as well.
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("the steps follow each other in the dialog, wrong answers too", script, async ({ site }) => {
  const { page } = await likeLanding(site);
  await mark(page);
  await page.getByRole("button", { name: "Like Bert" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await fillWhoAndBirth(page);
  await expect(dialog.getByText("Step 3 of 5")).toBeVisible();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expectBirth(dialog, "1957-04-03");
  expect(await isMarked(page)).toBe(true);
  const family = await dialog.getByLabel("Year").evaluate((field) => getComputedStyle(field).borderRadius);
  expect(family).toBe("10px");
});

test("with the keyboard alone one gets through the dialog and back", script, async ({ site }) => {
  const { page } = await likeLanding(site);
  const like = page.getByRole("button", { name: "Like Bert" });
  await like.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Nice to meet you. Who are you?" })).toBeFocused();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press("Tab");
    // The browser's own bar may be in between, nothing of the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest("main > :not(#signup-modal)") ?? null)).toBeNull();
  }
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(like).toBeFocused();
});

test("when the steps cannot be fetched, the browser goes there by itself", script, async ({ site }) => {
  const { page, id } = await likeLanding(site);
  await page.route("**/signup?step=0", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  site.console.expectError(/Failed to load resource/);
  await page.getByRole("button", { name: "Like Bert" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${id}/signup\\?step=0$`));
  await answerWho(page);
});
