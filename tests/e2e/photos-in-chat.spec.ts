import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { aPng } from "../support/picture.ts";

const scripted = { tag: "@javascript" };

const file = (picture = {}) => ({ name: "sea.png", mimeType: "image/png", buffer: Buffer.from(aPng(picture)) });
const noPicture = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };

const said = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });
const words = (page: Page) => page.getByLabel(/A few words/);
const preview = (page: Page) => page.getByRole("img", { name: "The photo that you are about to send" });
const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

async function choose(page: Page, photo = file()): Promise<void> {
  await page.getByLabel("Photo from your device").setInputFiles(photo);
  await page.getByRole("button", { name: "Go on" }).click();
}

/** axe itself needs a script. */
async function isAccessible(page: Page): Promise<void> {
  if (hasScript()) expect(await axeViolations(page)).toEqual([]);
}

/** The page looks again by itself, or is asked to. */
async function prepared(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Look again" });
  await expect(async () => {
    if (!hasScript() && (await again.isVisible())) await again.click();
    await expect(preview(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function widthOf(image: Locator): Promise<number> {
  await expect(image).toHaveJSProperty("complete", true);
  return image.evaluate((img: HTMLImageElement) => img.naturalWidth);
}

/** Sends a photo with words, and waits until the other one has it. */
async function sendPhoto(site: Site, from: BrowserMember, to: { id: string }, text: string): Promise<void> {
  const page = await from.open("/members/:id/photo", { id: to.id });
  await choose(page);
  await words(page).fill(text);
  await page.getByRole("button", { name: /^Send the photo/ }).click();
  await expect(said(page, text)).toHaveCount(1);
  // It leaves when it has been prepared.
  await expect(async () => {
    if (!hasScript()) await page.reload();
    await expect(said(page, text).getByRole("img", { name: "Your photo" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await site.delivered();
  await page.close();
}

test("a photo is seen, then sent with words for what the button says, and stands in the conversation", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 10, name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.getByRole("link", { name: "Send a photo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send Bert a photo");
  await expect(page.getByText("Only Bert gets it")).toBeVisible();
  await isAccessible(page);
  await choose(page);
  await expect(page.getByText("It has not been sent yet.")).toBeVisible();
  await words(page).fill("By the sea");
  await prepared(page);
  await expect(words(page)).toHaveValue("By the sea");
  expect(await widthOf(preview(page))).toBeGreaterThan(0);
  await isAccessible(page);
  await page.getByRole("button", { name: /^Send the photo 2\scredits, from €/ }).click();
  await expect(page).toHaveURL(/\/chat#newest$/);
  await expect(said(page, "By the sea").getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(page.getByText("You have 8 credits.")).toBeVisible();
});

test("who never wrote to its sender sees a blur until they ask for the photo or answer; nobody else sees it", async ({
  site,
}) => {
  const [anna, bert, carla] = [
    await site.member({ credits: 10, name: "Anna" }),
    await site.member({ credits: 10, name: "Bert" }),
    await site.member(),
  ];
  await sendPhoto(site, anna, bert, "By the sea");
  const his = await bert.open("/chats");
  await expect(said(his, "Anna")).toContainText("A photo: By the sea");
  await his.getByRole("link", { name: /Anna/ }).click();
  const photo = said(his, "By the sea").getByRole("link", { name: /Photo from Anna/ });
  await expect(photo).toContainText("Show photo");
  await expect(photo.getByRole("img")).toHaveAttribute("src", /\/blur\./);
  await isAccessible(his);
  await photo.click();
  await expect(his.getByRole("heading", { level: 1 })).toHaveText("Photo from Anna");
  await expect(his.getByRole("img", { name: "Photo from Anna" })).toHaveAttribute("src", /\/full\./);
  expect(await widthOf(his.getByRole("img", { name: "Photo from Anna" }))).toBeGreaterThan(0);
  await expect(his.getByText("this photo stays blurred until you have answered Anna")).toBeVisible();
  await isAccessible(his);
  const address = his.url();
  const hers = await carla.open(new URL(address).pathname);
  await expect(hers.getByRole("img", { name: "Photo from Anna" })).toHaveCount(0);
  await expect(hers.getByRole("heading", { level: 1 })).not.toHaveText("Photo from Anna");

  await his.getByRole("link", { name: /Back to the conversation/ }).click();
  await his.getByRole("textbox", { name: "Your message" }).fill("What a fine day");
  await his.getByRole("button", { name: /^Send/ }).click();
  await expect(said(his, "What a fine day")).toHaveCount(1);
  await expect(photo.getByRole("img")).toHaveAttribute("src", /\/match\./);
  await expect(photo).not.toContainText("Show photo");
  await his.goto(address);
  await expect(his.getByRole("img", { name: "Photo from Anna" })).toBeVisible();
  await expect(his.getByText("stays blurred")).toHaveCount(0);
});

test("a photo is reported from its own page", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 10, name: "Anna" }), await site.member({ name: "Bert" })];
  await sendPhoto(site, anna, bert, "Look at me");
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await his.getByRole("link", { name: /Photo from Anna/ }).click();
  await his.getByRole("link", { name: "Report this photo" }).click();
  await expect(his.getByRole("radio", { name: /A message of/ }).first()).toBeChecked();
  await expect(his.getByText("[A photo] Look at me")).toBeVisible();
});

test("what is no photo, and no photo at all, is said at the field", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/photo", { id: bert.id });
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Choose a photo first.").first()).toBeVisible();
  await choose(page, noPicture);
  await expect(page.getByText("We cannot open this file.").first()).toBeVisible();
  await choose(page);
  await expect(page.getByText("It has not been sent yet.")).toBeVisible();
});

test("the words stay when another photo is chosen", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/photo", { id: bert.id });
  await choose(page);
  await words(page).fill("By the sea");
  const first = new URL(page.url()).searchParams.get("key");
  await page.getByRole("button", { name: "Choose another photo" }).click();
  await choose(page, file({ seed: 1 }));
  await expect(words(page)).toHaveValue("By the sea");
  expect(new URL(page.url()).searchParams.get("key")).not.toBe(first);
  await page.getByRole("button", { name: /^Send the photo/ }).click();
  await expect(said(page, "By the sea")).toHaveCount(1);
});

test("with too few credits photo and words stay, also on the way to credits and back", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 1, name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/photo", { id: bert.id });
  // Before the photo is on its way.
  await expect(page.getByText("A photo costs 2 credits")).toBeVisible();
  await expect(page.getByText("You have 1 credit.")).toBeVisible();
  await choose(page);
  await words(page).fill("By the sea");
  await page.getByRole("button", { name: /^Send the photo/ }).click();
  await expect(page.getByText("You do not have enough credits for this photo").first()).toBeVisible();
  await expect(words(page)).toHaveValue("By the sea");
  await page.getByRole("link", { name: "Buy credits" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("link", { name: "Back to Bert: your message is ready" }).click();
  await expect(page).toHaveURL(/\/photo\?key=/);
  await expect(words(page)).toHaveValue("By the sea");
  await page.getByRole("button", { name: /^Send the photo/ }).click();
  await expect(said(page, "By the sea")).toHaveCount(1);
});

test("a photo that was sent already waits no more, which its page says", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/photo", { id: bert.id });
  await choose(page);
  await expect(words(page)).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: /^Send the photo/ }).click();
  await expect(page).toHaveURL(/\/chat#newest$/);
  await page.goto(address);
  await expect(page.getByText(/no longer waits here/)).toBeVisible();
});

test(
  "with letters of twice the size every page of a photo is whole, and axe finds nothing",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ name: "Bert" })];
    const large = async (page: Page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "225%"));
      const out = await page
        .getByRole("main")
        .locator("*")
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().right > innerWidth)
            .map((part) => part.outerHTML.slice(0, 120)),
        );
      expect(out).toEqual([]);
      await isAccessible(page);
    };
    const page = await anna.open("/members/:id/photo", { id: bert.id });
    await large(page);
    await choose(page);
    await prepared(page);
    await large(page);
    await page.getByRole("button", { name: /^Send the photo/ }).click();
    await expect(page).toHaveURL(/\/chat#newest$/);
    await page.getByRole("link", { name: /Your photo/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your photo");
    await large(page);
  },
);

test("a large photo is made smaller on the device, and offline it stays chosen", scripted, async ({ site }) => {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/photo", { id: bert.id });
  await anna.context.setOffline(true);
  await choose(page, file({ width: 3_000, height: 2_000 }));
  await expect(page.getByText("There is no connection just now.")).toBeVisible();
  await anna.context.setOffline(false);
  const asked = page.waitForRequest("**/api/message-photo.php*");
  await page.getByRole("button", { name: "Go on" }).click();
  expect((await asked).headers()["content-type"]).toBe("image/jpeg");
  await expect(preview(page)).toBeVisible();
  expect(await widthOf(preview(page))).toBe(1080);
});
