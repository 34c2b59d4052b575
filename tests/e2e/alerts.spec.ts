import type { Page } from "@playwright/test";
import { activate, sendActivationMail } from "../../app/contract/account.ts";
import { unsubscribe } from "../../app/contract/notifications.ts";
import { expect, test, type Member, type Site } from "../support/journey.ts";
import { keptCookie } from "../support/own-cookies.ts";
import { linkInMail } from "../support/mailbox.ts";
import { openLive } from "../support/open-live.ts";

const noMail = (page: Page) => page.getByText("You get no e-mail from us");

/** A confirmed member who pressed a mail program's button against all mail: the alert about that can be dismissed. */
async function withoutMail(site: Site): Promise<Member> {
  const anna = await site.member({ confirmed: false });
  await anna.api.need(sendActivationMail, {});
  const link = async (path: string) => new URL(await linkInMail(site.origin, { to: anna.email, path })).searchParams;
  const [off, confirm] = [await link("/unsubscribe"), await link("/activate")];
  await anna.api.need(unsubscribe, { id: off.get("id") ?? "", token: off.get("token") ?? "", scope: "all" });
  await anna.api.need(activate, { id: confirm.get("id") ?? "", token: confirm.get("token") ?? "" });
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
    await page.getByRole("link", { name: "Look at it" }).click();
    await expect(page).toHaveURL(`${site.origin}/notifications`);
  },
);

test("nobody is asked for a photo that they cannot upload yet", async ({ site }) => {
  const page = await (await site.member()).open("/likes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
});

test("a dismissed alert stays away, one stays where one was, and another browser still shows it", async ({ site }) => {
  const anna = await withoutMail(site);
  const page = await anna.open("/members", { country: "BE", min_age: 60 });
  await expect(noMail(page)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(noMail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/members\?country=BE&min_age=60$/);
  const again = await anna.open("/likes");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(noMail(again)).toHaveCount(0);
  const cookie = await keptCookie(anna.context, "visitor");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  await anna.context.clearCookies({ name: "__Host-visitor" });
  await expect(noMail(await anna.open("/likes"))).toBeVisible();
});

test("with a script an alert goes without a page load", { tag: "@javascript" }, async ({ site }) => {
  const page = await openLive(await withoutMail(site), "/members");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(noMail(page)).toHaveCount(0);
  await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  await expect(page.locator("#main")).toBeFocused();
});

test("who has not confirmed the address hears of that first, and cannot put it away", async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  const page = await newcomer.open("/members");
  await expect(page.getByText("Please confirm your e-mail address")).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
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
    await expect(page.getByRole("button", { name: "Switch push messages on" })).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("button", { name: "Switch push messages on" })).toHaveCount(0);
    const denied = await anna.open("/likes");
    await expect(denied.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(denied.getByText("Shall we tell you at once")).toHaveCount(0);
  },
);
