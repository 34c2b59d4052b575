import type { Page } from "@playwright/test";
import { listPhotos } from "../../app/contract/people/photos.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type BrowserMember } from "../support/browser/browser-fixtures.ts";
import { eventually } from "../support/eventually.ts";
import { aPng } from "../support/picture.ts";

const file = (seed = 0) => ({ name: "sea.png", mimeType: "image/png", buffer: Buffer.from(aPng({ seed })) });

const photosOf = async ({ api }: BrowserMember) => (await api.callOrThrow(listPhotos)).photos;

async function prepared(member: BrowserMember): Promise<void> {
  await eventually("all photos are prepared", async () =>
    (await photosOf(member)).every(({ status }) => status !== "preparing"),
  );
}

async function upload(page: Page, photo = file()): Promise<void> {
  const byScript = test.info().project.use.javaScriptEnabled;
  // Its script is there: what is chosen leaves at once.
  if (byScript) await expect(page.getByText("You can choose several.")).toBeVisible();
  await page.getByLabel("Photo from your device").setInputFiles(photo);
  if (!byScript) await page.getByRole("button", { name: "Upload" }).click();
}

const list = (page: Page) => page.getByRole("list", { name: "Your photos in their order" });

test("a photo is uploaded, looked at first, put in order and deleted", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile/photos");
  await expect(page.getByText("No photos yet")).toBeVisible();
  await upload(page);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await prepared(anna);
  await page.reload();
  await expect(list(page)).toContainText("We look at it first. Until then only you see it.");
  await expect(list(page).getByRole("img", { name: "Photo 1" })).toHaveAttribute("src", /thumb/);
  await upload(page, file(1));
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await prepared(anna);
  const before = (await photosOf(anna)).map(({ id }) => id);
  await page.getByRole("button", { name: "Make main photo Photo 2" }).click();
  await expect(page.getByText("The new order is saved.").first()).toBeVisible();
  expect((await photosOf(anna)).map(({ id }) => id)).toEqual(before.toReversed());

  await page.getByRole("link", { name: "Delete Photo 1" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete this photo?" })
    .getByRole("button", { name: "Yes, delete" })
    .click();
  await expect(page.getByText("Your photo has been deleted.").first()).toBeVisible();
  expect((await photosOf(anna)).map(({ id }) => id)).toEqual([before[0]]);
});

test("what is no photo is refused in words, and a free member hears how to get more", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile/photos");
  await upload(page, { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("We cannot open this file.").first()).toBeVisible();
  for (const seed of [0, 1, 2]) {
    await page.goto(`${site.origin}/profile/photos`);
    await upload(page, file(seed));
    await expect(list(page).getByRole("listitem")).toHaveCount(seed + 1);
  }
  await page.goto(`${site.origin}/profile/photos`);
  await expect(page.getByText("3 of 3 photos")).toBeVisible();
  await expect(page.getByRole("link", { name: "Become a premium member" })).toHaveAttribute("href", "/premium");
  await expect(page.getByLabel("Photo from your device")).toHaveCount(0);
});

test("without a photo chosen the field says so, and so it does of an empty file", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/photos");
  const field = page.getByLabel("Photo from your device");
  const empty = { name: "sea.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) };
  if (test.info().project.use.javaScriptEnabled) {
    await upload(page, empty);
    const refused = page.getByRole("list", { name: "On their way" }).getByRole("listitem");
    await expect(refused).toContainText("This file is empty. Choose another photo.");
    await expect(refused.getByRole("button")).toHaveText(["Remove"]);
    return;
  }
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Upload" }).click();
  expect((await answered).status()).toBe(422);
  await expect(field).toHaveAccessibleDescription(/Choose a photo first\./);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert").getByRole("link", { name: "Choose a photo first." })).toHaveAttribute(
    "href",
    "#f-photo",
  );
  await upload(page, empty);
  await expect(field).toHaveAccessibleDescription(/This file is empty\./);
  expect(await photosOf(anna)).toEqual([]);
});

test("who has no photo is asked for one, and led to the page for it", async ({ site }) => {
  const page = await (await site.member()).open("/likes");
  await page.getByText("You have no photo yet").click();
  await page.getByRole("link", { name: "Add a photo" }).click();
  await expect(page).toHaveURL(/\/profile\/photos$/);
  await expect(page.getByRole("heading", { level: 1, name: "Your photos" })).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
});

test("the own profile says that a photo was refused, and leads to why", async ({ site }) => {
  const page = await (await site.member({ photo: "refused" })).open("/profile");
  await expect(page.getByText("One of your photos is not shown.")).toBeVisible();
  await page.getByRole("link", { name: "See why" }).click();
  await expect(list(page)).toContainText("Not shown to others");
  await expect(list(page).getByRole("link", { name: "Choose another one" })).toBeVisible();
});

test("the own profile shows the photos, and its first step is one", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile");
  await page.getByRole("link", { name: "Next small step: add a photo" }).click();
  await upload(page);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await prepared(anna);
  await page.goto(`${site.origin}/profile`);
  await expect(page.locator("main section#photos").getByRole("img", { name: "Photo 1" })).toHaveAttribute(
    "src",
    /thumb/,
  );
  await expect(page.locator("#photo img"), "the own photo, while somebody has still to look at it").toHaveAttribute(
    "src",
    /thumb/,
  );
  await page.getByRole("link", { name: "See how others see me" }).click();
  await expect(page.getByText("Others do not see your photos that we still have to look at.")).toBeVisible();
  await expect(page.locator("main").getByRole("img", { name: /^Photo \d/ })).toHaveCount(0);
});

test("a new member's first step is a photo, and can be skipped", async ({ site }) => {
  const page = await (await site.member()).open("/profile/photos?welcome=1");
  await expect(page.getByText("Step 1 of 3. You can skip it.")).toBeVisible();
  await upload(page);
  await expect(page).toHaveURL(/\/profile\/photos\?welcome=1$/);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("main").getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/profile\/about\?welcome=1$/);
});

test("the page of photos has no barrier", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/photos");
  expect(await axeViolations(page)).toEqual([]);
  await upload(page);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await list(page)
    .getByRole("link", { name: /^Delete/ })
    .click();
  await expect(page.locator("[role=alertdialog][data-state=open]")).toBeVisible();
  expect(await axeViolations(page), "the question").toEqual([]);
});
