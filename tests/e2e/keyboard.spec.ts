import type { Locator, Page } from "@playwright/test";
import { listBlocked } from "../../app/contract/safety/blocks.ts";
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
  // Of a choice its card has the ring.
  const outline = await focused.evaluate((element) => {
    const rings = [element, element.closest("label") ?? element].map((one) => getComputedStyle(one));
    return Math.max(...rings.map((ring) => (ring.outlineStyle === "none" ? 0 : Number.parseFloat(ring.outlineWidth))));
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

test(
  "a member is reported and blocked, and a complaint sent, with the keyboard alone",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
    const page = await anna.open("/members/:id/report", { id: bert.id });
    await tabTo(page, page.getByRole("radio", { name: "The profile of Bert" }));
    // One of several is chosen with the arrows.
    await tabTo(page, page.getByRole("radiogroup", { name: "What is wrong" }).getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByRole("textbox", { name: /What happened/ }));
    await page.keyboard.type("He asks everybody.");
    await tabTo(page, page.getByRole("checkbox", { name: "Block Bert as well" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your report has the number")).toBeVisible();
    expect((await anna.api.callOrThrow(listBlocked)).blocked).toMatchObject([{ id: bert.id }]);
    await page.goto(`${site.origin}/complaints`);
    await tabTo(page, page.getByLabel("Where is it?"));
    await page.keyboard.type("The profile of Carla");
    await tabTo(page, page.getByRole("button", { name: "Send" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Where is it?")).toHaveValue("The profile of Carla");
    await tabTo(page, page.getByRole("radiogroup").getByRole("radio").first());
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel("Why is it illegal, or wrong?"));
    await page.keyboard.type("She writes hateful things.");
    await tabTo(page, page.getByLabel(/in good faith/));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Its number is R-/)).toBeVisible();
  },
);
