import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const photo = (page: Page) => page.getByText("You have no photo yet");

test("without a photo a page says so where the spec has it, and leads to the profile", async ({ site }) => {
  const anna = await site.member();
  const bert = await site.member();
  for (const path of ["/members", `/members/${bert.id}`, "/likes", "/chats", "/credits"]) {
    const page = await anna.open(path);
    await expect(photo(page), path).toBeVisible();
    await page.close();
  }
  for (const path of ["/premium", "/profile", "/profile/display", "/notifications", `/members/${bert.id}/chat`]) {
    const page = await anna.open(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(photo(page), path).toHaveCount(0);
    await page.close();
  }
  const page = await anna.open("/members");
  await page.getByRole("main").or(page.locator("body")).first().getByRole("link", { name: "To my profile" }).click();
  await expect(page).toHaveURL(`${site.origin}/profile`);
});

test("a dismissed alert stays away, one stays where one was, and another browser still shows it", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/members", { country: "BE", min_age: 60 });
  await expect(photo(page)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/members\?country=BE&min_age=60$/);
  const again = await anna.open("/likes");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(photo(again)).toHaveCount(0);
  const cookie = (await anna.context.cookies()).find(({ name }) => name === "visitor");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  await anna.context.clearCookies({ name: "visitor" });
  await expect(photo(await anna.open("/likes"))).toBeVisible();
});

test("with a script an alert goes without a page load", { tag: "@javascript" }, async ({ site }) => {
  const page = await (await site.member()).open("/members");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  await expect(page.locator("#main")).toBeFocused();
});

test("who has not confirmed the address hears of that first, and cannot put it away", async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  const page = await newcomer.open("/members");
  await expect(page.getByText("Please confirm your e-mail address")).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
});

test(
  "push messages are offered where a browser can have them, and not after a no",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    await anna.context.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "default" });
    });
    const page = await anna.open("/likes");
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("button", { name: "Switch push messages on" })).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("button", { name: "Switch push messages on" })).toHaveCount(0);
    const denied = await anna.open("/likes");
    await expect(denied.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(denied.getByText("Shall we tell you at once")).toHaveCount(0);
  },
);
