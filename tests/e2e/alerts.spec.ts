import type { Page } from "@playwright/test";
import { activate, sendActivationMail } from "../../app/contract/account/account.ts";
import { unsubscribe } from "../../app/contract/account/notifications.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { storedCookie } from "../support/http/site-cookies.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { openLive } from "../support/browser/open-live.ts";

const noMail = (page: Page) => page.getByText("You get no e-mail from us");

/** A confirmed member who pressed a mail program's button against all mail: the alert about that can be dismissed. */
async function withoutMail(site: Site): Promise<BrowserMember> {
  const anna = await site.member({ confirmed: false, photo: true });
  await anna.api.callOrThrow(sendActivationMail, {});
  const link = async (path: string) => new URL(await linkInMail(site.origin, { to: anna.email, path })).searchParams;
  const [off, confirm] = [await link("/unsubscribe"), await link("/activate")];
  await anna.api.callOrThrow(unsubscribe, { id: off.get("id") ?? "", token: off.get("token") ?? "", scope: "all" });
  await anna.api.callOrThrow(activate, { id: confirm.get("id") ?? "", token: confirm.get("token") ?? "" });
  return anna;
}

// The alert is HTML, so what it takes to show it is the same without a script.
test(
  "who gets no mail is told where the spec has it, and led to the settings",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await withoutMail(site);
    const bert = await site.member();
    for (const path of ["/members", `/members/${bert.id}`, "/likes", "/chats", "/credits", "/premium", "/profile"]) {
      const page = await anna.open(path);
      await expect(noMail(page), path).toBeVisible();
      await page.close();
    }
    for (const path of ["/notifications", `/members/${bert.id}/chat`]) {
      const page = await anna.open(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(noMail(page), path).toHaveCount(0);
      await page.close();
    }
    const page = await anna.open("/members");
    await noMail(page).click();
    await page.getByRole("link", { name: "Look at it" }).click();
    await expect(page).toHaveURL(`${site.origin}/notifications`);
  },
);

test("a dismissed alert stays away, the same page comes back, and another browser still shows it", async ({ site }) => {
  const anna = await withoutMail(site);
  const page = await anna.open("/members", { country: "BE", min_age: 60 });
  await noMail(page).click();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(noMail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/members\?country=BE&min_age=60$/);
  const again = await anna.open("/likes");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(noMail(again)).toHaveCount(0);
  const cookie = await storedCookie(anna.context, "visitor");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  await anna.context.clearCookies({ name: "__Host-visitor" });
  await expect(noMail(await anna.open("/likes"))).toBeVisible();
});

test("with a script an alert is dismissed without a page load", { tag: "@javascript" }, async ({ site }) => {
  const page = await openLive(await withoutMail(site), "/members");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await noMail(page).click();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(noMail(page)).toHaveCount(0);
  await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  await expect(page.locator("#main")).toBeFocused();
});

test("the alert about an unconfirmed address comes first and cannot be dismissed", async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  const page = await newcomer.open("/members");
  await expect(page.getByText("Open your mail")).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
});

test("on a phone an alert is one line, and the first cards are visible without scrolling", async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  await newcomer.speaks("nl");
  const page = await newcomer.context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/members`);
  const alert = page.locator("details").filter({ hasText: "Open je mail" });
  expect((await alert.boundingBox())?.height).toBeLessThanOrEqual(56);
  // Some have no photo yet; the place of a face is the top of their card all the same.
  const face = await page.getByRole("list", { name: "Gevonden leden" }).getByRole("listitem").first().boundingBox();
  const bar = await page.getByRole("navigation", { name: "Hoofdmenu" }).boundingBox();
  expect((face?.y ?? Infinity) + 100).toBeLessThan(bar?.y ?? 0);
});
