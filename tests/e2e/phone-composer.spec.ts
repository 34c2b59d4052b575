import { expect, test } from "../support/browser/browser-fixtures.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { openAt } from "../support/browser/open-at.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

/** Plain HTML and CSS: the same with JavaScript and without. */
const once = { tag: "@javascript" };

test("a phone's keyboard leaves the conversation its header and one row to write in", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member({ name: "Bert" })];
  const page = await openAt(anna, `${site.origin}/members/${bert.id}/chat`, { width: 360, height: 400 });
  const header = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual(0);
  const box = await page.getByRole("textbox", { name: "Your message" }).boundingBox();
  const send = await page.getByRole("button", { name: /^Send/ }).boundingBox();
  expect((send?.y ?? 0) + (send?.height ?? 0)).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0), 0);
  expect((send?.y ?? 400) + (send?.height ?? 0)).toBeLessThanOrEqual(400);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(400);
  // How many conversations may be begun was read by then: the conversation has its room.
  const start = page.getByText("You can start 2 more conversations");
  await expect(start).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Good morning Bert");
  await expect(start).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(start).toBeVisible();
});

test("a short conversation stands close to the field", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  for (const width of [360, 1200]) {
    const page = await openAt(anna, `${site.origin}/members/${bert.id}/chat`, { width, height: 740 });
    const message = await page.getByRole("listitem").filter({ hasText: "Good morning" }).boundingBox();
    const form = await page.locator("form#message").boundingBox();
    expect((form?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0), `at ${width}`).toBeLessThan(60);
    await page.close();
  }
});

test("the price on a phone's button to send stays with its unit", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  for (const language of ["en", "nl"] as const) {
    await anna.speaks(language);
    const page = await openAt(anna, `${site.origin}/members/${bert.id}/chat`, { width: 360, height: 740 });
    const button = page.locator("form#message button").last();
    await expect(button).toHaveText(/ 1\u00a0credit, (from|v\.a\.) /);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await button.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tops = [...range.getClientRects()]
          .filter((rect) => rect.width > 0)
          .map((rect) => Math.round(rect.top / 8));
        return new Set(tops).size;
      });
      expect(lines, `${language} at ${width}`).toBeLessThanOrEqual(2);
    }
    // The field has most of the row, so the money stands below it; a larger window has it in the button.
    const perMessage = page.getByText(/^Per (message|bericht) (from|v\.a\.)/);
    await expect(perMessage).toBeInViewport({ ratio: 1 });
    const [row, field] = await Promise.all(
      ["", " textarea"].map((part) => page.locator(`form#message${part}`).boundingBox()),
    );
    expect((field?.width ?? 0) / (row?.width ?? 1), language).toBeGreaterThan(0.66);
    await page.setViewportSize({ width: 1200, height: 740 });
    await expect(perMessage).toBeHidden();
    await expect(button.getByText(/(from|v\.a\.)/)).toBeInViewport({ ratio: 1 });
    await page.close();
  }
});

test("letters are made larger in a conversation on a phone, and what was typed stays where a script keeps it", async ({
  site,
  javaScriptEnabled,
}) => {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  const page = await openAt(anna, `${site.origin}/members/${bert.id}/chat`, { width: 360, height: 740 });
  if (javaScriptEnabled) await isTakenOver(page);
  const field = page.getByRole("textbox", { name: "Your message" });
  await field.fill("Good morning to you");
  const main = page.getByRole("main");
  await menuWord(main, "More").click();
  await menuEntry(page, "Aa Larger letters").click();
  await expect(page.locator("html")).toHaveAttribute("data-comfort");
  await expect(page).toHaveURL(`${site.origin}/members/${bert.id}/chat`);
  if (javaScriptEnabled) await expect(field).toHaveValue("Good morning to you");
  await menuWord(main, "More").click();
  await menuEntry(page, "Aa Normal letters").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-comfort");
});
