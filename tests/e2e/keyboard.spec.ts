import type { Locator, Page } from "@playwright/test";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

/** Walks on until there, and sees that one can see where one is. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((element) => element === document.activeElement)) return expectVisibleFocus(goal);
  }
  throw new Error(`The keyboard does not come to ${goal}.`);
}

async function expectVisibleFocus(focused: Locator): Promise<void> {
  await expect(focused).toBeInViewport();
  const outline = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThanOrEqual(2);
}

test("with the keyboard alone one signs in, likes somebody and writes to them", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  const page = await (await site.visitor()).open("/login", { redirect: `/members/${bert.id}` });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expectVisibleFocus(skip);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await page.keyboard.type(anna.email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type(anna.password);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bert");
  await tabTo(page, page.getByRole("button", { name: "Like Bert" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Liked Bert" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Write" }));
  await page.keyboard.press("Enter");

  const field = page.getByRole("textbox", { name: "Your message" });
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type("Good morning");
  await tabTo(page, page.getByRole("button", { name: /^Send/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Good morning" })).toHaveCount(1);
});

test("menus open, and languages are chosen, with the keyboard", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/pricing");
  await tabTo(page, page.locator("summary").filter({ hasText: "Language" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Nederlands" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Inloggen" })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("a member changes their profile with the keyboard alone", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile");
  await tabTo(page, page.getByRole("link", { name: "Change about me" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "About me" }));
  await page.keyboard.type("I like the sea.");
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#about")).toContainText("I like the sea.");
  await tabTo(page, page.getByRole("link", { name: "Change who I look for" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: "Utrecht" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#looking-for")).toContainText("Utrecht");
});
