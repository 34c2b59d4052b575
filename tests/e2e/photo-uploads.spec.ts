import { isTakenOver } from "../support/browser/same-document.ts";
import type { Page } from "@playwright/test";
import { listPhotos } from "../../app/contract/people/photos.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { layoutShifts, watchLayoutShifts } from "../support/browser/layout-shift.ts";
import { expect, test, type BrowserMember } from "../support/browser/browser-fixtures.ts";
import { eventually } from "../support/eventually.ts";
import { aPng } from "../support/picture.ts";

const scripted = { tag: "@javascript" };

const file = (name: string, picture = {}) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(aPng({ seed: name.length, ...picture })),
});
const noPicture = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };

const idsOf = async ({ api }: BrowserMember) => (await api.callOrThrow(listPhotos)).photos.map(({ id }) => id);
const list = (page: Page) => page.getByRole("list", { name: "Your photos in their order" });
const shown = (page: Page) =>
  list(page)
    .getByRole("listitem")
    .evaluateAll((items) => items.map(({ id }) => id.slice("photo-".length)));
const underway = (page: Page, name: string) =>
  page.getByRole("list", { name: "On their way" }).getByRole("listitem").filter({ hasText: name });

/** Its script is there: several photos may be chosen. */
async function openPhotos(member: BrowserMember): Promise<Page> {
  const page = await member.open("/profile/photos");
  await expect(page.getByText("You can choose several.")).toBeVisible();
  return page;
}

test(
  "several photos are uploaded at once: one is cancelled, one refused, the others arrive",
  scripted,
  async ({ site }) => {
    const anna = await site.member({ name: "Anna", paid_user: true });
    const page = await openPhotos(anna);
    site.console.expectError(/Failed to load resource/);
    // The first two keep their places until they are let go.
    const held: (() => void)[] = [];
    await page.route("**/api/photo.php*", async (route) => {
      if (held.length < 2) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await page
      .getByLabel("Photo from your device")
      .setInputFiles([file("a.png"), file("bb.png"), noPicture, file("dddd.png")]);
    await expect.poll(() => held.length).toBe(2);
    await expect(underway(page, "a.png").getByRole("progressbar", { name: "a.png" })).toBeVisible();
    await expect(underway(page, "dddd.png")).toContainText("Waits for its turn");
    expect(await axeViolations(page)).toEqual([]);
    await underway(page, "bb.png").getByRole("button", { name: "Cancel bb.png" }).click();
    await expect(underway(page, "bb.png")).toHaveCount(0);
    await expect(underway(page, "page.png")).toContainText("We cannot open this file.");
    await expect(underway(page, "page.png").getByRole("button", { name: "Try again page.png" })).toHaveCount(0);
    for (const letGo of held) letGo();
    await expect(page.getByText("2 photos have arrived.")).toBeVisible();
    await expect(list(page).getByRole("listitem")).toHaveCount(2);
    // Nobody reloads the page.
    await expect(list(page).getByText("We look at it first. Until then only you see it.")).toHaveCount(1);
    await expect(list(page).getByText("If it is approved, it becomes your main photo.")).toHaveCount(1);
    await underway(page, "page.png").getByRole("button", { name: "Remove page.png" }).click();
    await expect(underway(page, "page.png")).toHaveCount(0);
    expect(await shown(page)).toEqual(await idsOf(anna));
  },
);

test("on a phone the photo on its way comes into view, and nothing moves by itself", scripted, async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  await watchLayoutShifts(anna.context);
  const page = await openPhotos(anna);
  await page.setViewportSize({ width: 360, height: 640 });
  const released = Promise.withResolvers<void>();
  await page.route("**/api/photo.php*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByLabel("Photo from your device").setInputFiles(file("sea.png"));
  await expect(underway(page, "sea.png").getByRole("progressbar")).toBeInViewport({ ratio: 1 });
  const menu = await page.getByRole("navigation", { name: "Main menu" }).boundingBox();
  const bar = await underway(page, "sea.png").getByRole("button", { name: "Cancel sea.png" }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0), "above the menu").toBeLessThanOrEqual(menu?.y ?? 0);
  released.resolve();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(underway(page, "sea.png")).toHaveCount(0);
  await expect(page.getByText("Being prepared")).toHaveCount(0);
  // The photo is as high as it is: what is below the page goes down for it.
  const shifts = (await layoutShifts(page)).shifts.filter(({ of }) => of.some((moved) => moved !== "footer"));
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
});

test(
  "a photo chosen after the session ended says so, and arrives once its member has signed in elsewhere",
  scripted,
  async ({ site }) => {
    const anna = await site.member({ name: "Anna" });
    const page = await openPhotos(anna);
    site.console.expectError(/Failed to load resource/);
    site.console.expectError(/WebSocket connection .* 403/);
    const cookies = await anna.context.cookies();
    await anna.context.clearCookies();
    await page.getByLabel("Photo from your device").setInputFiles(file("sea.png"));
    await expect(underway(page, "sea.png").getByRole("alert")).toContainText("Please sign in to go on.");
    const signIn = underway(page, "sea.png").getByRole("link", { name: "Sign in" });
    const other = anna.context.waitForEvent("page");
    await signIn.click();
    await expect(await other).toHaveURL(/\/login\?redirect=%2Fprofile%2Fphotos$/);
    await anna.context.addCookies(cookies);
    await underway(page, "sea.png").getByRole("button", { name: "Try again sea.png" }).click();
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
    expect(await idsOf(anna)).toHaveLength(1);
  },
);

test("a photo whose connection breaks is tried again, and is there once", scripted, async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await openPhotos(anna);
  site.console.expectError(/Failed to load resource/);
  // The site took it; the answer was lost.
  await page.route("**/api/photo.php*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Photo from your device").setInputFiles(file("sea.png"));
  const again = underway(page, "sea.png").getByRole("button", { name: "Try again sea.png" });
  await expect(again).toBeVisible();
  await page.unroute("**/api/photo.php*");
  await again.click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  expect(await idsOf(anna)).toHaveLength(1);
});

test("a large photo is made smaller before it leaves, and loses what its file said", scripted, async ({ site }) => {
  const page = await openPhotos(await site.member());
  const leaving = page.evaluate(
    () =>
      new Promise<[number, number, string]>((resolve) => {
        const send = XMLHttpRequest.prototype.send;
        XMLHttpRequest.prototype.send = async function (this: XMLHttpRequest, photo?: XMLHttpRequestBodyInit | null) {
          const { width, height } = await createImageBitmap(photo as Blob);
          resolve([width, height, (photo as Blob).type]);
          send.call(this, photo as Blob);
        };
      }),
  );
  await page.getByLabel("Photo from your device").setInputFiles(file("large.png", { width: 3000, height: 1500 }));
  expect(await leaving).toEqual([2048, 1024, "image/jpeg"]);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
});

test("more photos than a free member may have say how to get more", scripted, async ({ site }) => {
  const page = await openPhotos(await site.member());
  const names = ["a.png", "bb.png", "ccc.png", "dddd.png"];
  await page.getByLabel("Photo from your device").setInputFiles(names.map((name) => file(name)));
  await expect(underway(page, "dddd.png")).toContainText("Delete one first, or become a premium member.");
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  await expect(underway(page, "dddd.png").getByRole("button")).toHaveText(["Remove"]);
  await expect(page.getByRole("main")).toContainText("Premium members can have 25.");
  await list(page).getByRole("link", { name: "Delete Photo 1" }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByText("4 photos have arrived.")).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
});

test("photos are put in order with the pointer, once for each drop, and with buttons", scripted, async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await openPhotos(anna);
  await page.getByLabel("Photo from your device").setInputFiles([file("a.png"), file("bb.png"), file("ccc.png")]);
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  const [a, b, c] = await idsOf(anna);
  await expect(page.getByText("Being prepared")).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 1600 });
  let saved = 0;
  page.on(
    "request",
    (request) => (saved += request.method() === "POST" && request.url().includes("/profile/photos") ? 1 : 0),
  );
  const handle = async (id?: string) => {
    const box = await page.locator(`#photo-${id} span[aria-hidden=true]`).boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };
  const [from, to] = [await handle(c), await handle(a)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await eventually("the order is saved", async () => (await idsOf(anna))[0] === c);
  await expect.poll(() => shown(page)).toEqual([c, a, b]);
  expect(saved).toBe(1);

  const button = page.locator(`#photo-${b}`).getByRole("button", { name: "One place earlier Photo 3" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(page)).toEqual([c, b, a]);
  await expect(page.locator(`#photo-${b} button:focus`)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "The new order is saved." })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "The new order is saved." }), "no toast").toHaveCount(0);
});

test("the alert's button opens the browser's photos, and uploads what is chosen there", scripted, async ({ site }) => {
  const page = await (await site.member()).open("/likes");
  await isTakenOver(page);
  await page.getByText("You have no photo yet").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("link", { name: "Add a photo" }).click();
  await (await chooser).setFiles([file("a.png"), file("bb.png")]);
  await expect(page).toHaveURL(/\/profile\/photos$/);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await page.goto(`${site.origin}/likes`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
});
