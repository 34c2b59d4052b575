import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { aMemberWithPhotos, withPhotos } from "../support/site/member-with-photos.ts";

const scripted = { tag: "@javascript" };

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** Behind it are the strip's own arrows. */
const turn = (page: Page, name: string) => page.getByRole("dialog").getByRole("link", { name });
const picture = (page: Page) => page.getByRole("dialog").getByRole("img");

test("a premium member looks at all photos large, one after the other", async ({ site }) => {
  const page = await (await site.member({ paid_user: true })).open(await aMemberWithPhotos(site));
  await page.getByRole("link", { name: "Photo 2 of Bert" }).click();
  await expect(page).toHaveURL(/photo=2/);
  await expect(dialog(page, "Photo 2 of 3")).toBeVisible();
  await expect(picture(page)).toHaveAttribute("src", /\/full\.webp\?s=/);
  await turn(page, "Next").click();
  await expect(dialog(page, "Photo 3 of 3")).toBeVisible();
  await turn(page, "Next").click();
  await expect(dialog(page, "Photo 1 of 3")).toBeVisible();
  await turn(page, "Previous").click();
  await expect(dialog(page, "Photo 3 of 3")).toBeVisible();
});

test("the gallery is turned over by keys and by a finger, and gives the focus back", scripted, async ({ site }) => {
  const page = await (await site.member({ paid_user: true })).open(await aMemberWithPhotos(site));
  const first = page.getByRole("link", { name: "Photo of Bert" });
  await isTakenOver(page);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=dialog][data-state=open]")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page, "Photo 2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page, "Photo 3 of 3")).toBeVisible();
  const box = await picture(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y);
  await page.mouse.up();
  await expect(dialog(page, "Photo 2 of 3")).toBeVisible();
  const next = turn(page, "Next");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Photo 3 of 3")).toBeVisible();
  await expect(next).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/members\/[^?]+\?back=/);
  await expect(first).toBeFocused();
});

test("a photo for premium members shows its blur and says how to see it", async ({ site }) => {
  const page = await (await site.member()).open(await aMemberWithPhotos(site));
  await page.getByRole("link", { name: "Photo 2 of Bert" }).click();
  const locked = dialog(page, "For premium members");
  await expect(locked).toContainText("This photo of Bert is for premium members.");
  await expect(locked.locator("img")).toHaveAttribute("src", /\/blur\.webp\?s=/);
  await expect(locked.getByRole("link", { name: "What is premium?" })).toHaveAttribute("href", "/premium");
  expect(await page.content()).not.toMatch(/\/full\.webp[^"]*".*Photo 2/);
  await locked.getByRole("link", { name: "Previous" }).click();
  await expect(dialog(page, "Photo 1 of 3")).toBeVisible();
  await expect(picture(page)).toHaveAttribute("src", /\/full\.webp\?s=/);
});

test("a photo that does not exist is no dialog", async ({ site }) => {
  const page = await (await site.member()).open(`${await aMemberWithPhotos(site)}?photo=9`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "who looks at themselves as others do reads that these see all but one photo blurred",
  scriptless,
  async ({ site }) => {
    for (const [count, told] of [
      [1, false],
      [2, true],
    ] as const) {
      const { id, email, password } = await withPhotos(site, count);
      const browser = noScriptBrowser(site.origin);
      expect((await browser.post("/login", { email, password })).status).toBe(303);
      const { html } = await browser.get(`/members/${id}`);
      expect(html).toContain("This is how others see you.");
      expect(html.includes("the others only blurred"), `${count} photos`).toBe(told);
    }
  },
);
