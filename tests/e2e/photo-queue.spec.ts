import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { operatorContext } from "../support/browser/operator.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";

const once = { tag: "@javascript" };
const PHOTO = /\/operator\/photos\/\d+/;

/** An operator's page with a photo. Whose it is other tests may have made: all have the one queue, and each brings one. */
async function openPhoto(site: Site): Promise<{ page: Page; member: string; rows: Locator }> {
  const page = await (await operatorContext(site)).newPage();
  // Who decides is led to the next photo, which may be the one that was brought here.
  await expect(async () => {
    await aPhotoThatWaits(site);
    await page.goto(`${site.origin}/operator`);
    await expect(page.getByText(/^[1-9]\d* waits?$/).first()).toBeVisible({ timeout: 1000 });
    await expect(page.getByText("The oldest has waited since").first()).toBeVisible({ timeout: 1000 });
    await page.locator("form[action='/operator/next/photos']").getByRole("button").click({ timeout: 1000 });
    expect(page.url()).toMatch(PHOTO);
  }).toPass();
  const member = await page.getByRole("definition").first().innerText();
  // Another photo of the same member may be before another operator.
  const number = /\d+$/.exec(page.url())?.[0] ?? "";
  const rows = page.getByRole("listitem").filter({ has: page.getByText(new RegExp(`Photos ${number}$`)) });
  return { page, member, rows };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

test("a photo is looked at beside its profile, approved, and taken back within ten seconds", async ({ site }) => {
  const { page, rows } = await openPhoto(site);
  const title = await heading(page);
  const loaded = () =>
    page.getByAltText("The photo to decide on").evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(loaded).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("status").filter({ hasText: ": approved." })).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page).toHaveURL(PHOTO);
  expect(await heading(page)).toBe(title);
  await page.goto(`${site.origin}/operator/audit`);
  await expect(rows).toContainText([/took back the decision/, /approved/, /looked at/]);
});

test("a refusal asks for its reason", async ({ site }) => {
  const { page, rows } = await openPhoto(site);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose one");
  await page.getByLabel("No face to be seen").check();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("status").filter({ hasText: ": refused." })).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByLabel("No face to be seen")).toBeChecked();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("status").filter({ hasText: ": refused." })).toBeVisible();
  await page.goto(`${site.origin}/operator/audit`);
  await expect(rows.first()).toContainText("No face to be seen");
});

/** Once the page's script has run. */
async function press(page: Page, key: string): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press(key);
}

test("keys decide, and none does while somebody types", once, async ({ site }) => {
  const { page } = await openPhoto(site);
  const address = page.url();
  await press(page, "r");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.getByLabel("Another person").check();
  await press(page, "a");
  await expect(page.getByRole("alert")).toContainText("Nothing is decided yet");
  await expect(page.getByRole("radio", { name: "None of these" })).toBeVisible();
  // Enter sends what is chosen.
  await page.getByLabel("Another person").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: ": refused." })).toBeVisible();
  await press(page, "ArrowLeft");
  await expect(page).toHaveURL(address);
  // The reason stands there still, and can be taken back.
  await page.getByRole("radio", { name: "None of these" }).check();
  await press(page, "a");
  await expect(page.getByRole("status").filter({ hasText: ": approved" })).toBeVisible();
  await press(page, "ArrowLeft");
  await expect(page).toHaveURL(address);
  // There is another one to go on to.
  await aPhotoThatWaits(site);
  await press(page, "Control+a");
  await press(page, "n");
  await expect(page).not.toHaveURL(address);
  const next = page.url();
  await aPhotoThatWaits(site);
  await press(page, "ArrowRight");
  await expect(page).not.toHaveURL(next);
});

test("to whoever has not claimed a photo its page says so, and shows nothing of it", async ({ site }) => {
  const { page, member } = await openPhoto(site);
  const other = await (await operatorContext(site, "Omar")).newPage();
  await other.goto(page.url());
  await expect(other.getByText("Olga works on that now, or has decided on it.")).toBeVisible();
  await expect(other.getByText(member)).toHaveCount(0);
});

for (const [scheme, width] of [["light", 360] as const, ["dark", 1200] as const])
  test(`axe finds nothing on a photo's page: ${scheme}, ${width}`, once, async ({ site }) => {
    const { page } = await openPhoto(site);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
  });
