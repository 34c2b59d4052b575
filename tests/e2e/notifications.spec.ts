import type { Page } from "@playwright/test";
import { sendActivationMail } from "../../app/contract/account/account.ts";
import {
  getNotifications,
  listMails,
  setNotifications,
  unsubscribe,
} from "../../app/contract/account/notifications.ts";
import { expect, test, type BrowserMember } from "../support/browser/browser-fixtures.ts";
import { browserCookie } from "../support/http/site-cookies.ts";
import { linkInMail } from "../support/http/mailbox.ts";

const once = { tag: "@javascript" };
const kind = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const settingsOf = async ({ api }: BrowserMember) => (await api.callOrThrow(getNotifications)).notifications;

test("a member switches mails off and on by kind, and keeps the rest", async ({ site }) => {
  const anna = await site.member();
  // What is not sent yet has no switch, and saving the others must not take back what was asked for at the sign-up.
  await anna.api.callOrThrow(setNotifications, { email: { promotions: true, weekly_updates: false } });
  const before = (await settingsOf(anna)).email;
  const page = await anna.open("/notifications");
  await expect(page.getByRole("main").locator("fieldset")).toHaveCount(6);
  for (const name of ["Offers", "News"]) await expect(kind(page, name)).toHaveCount(0);
  await kind(page, "Likes").getByLabel("E-mail").uncheck();
  await kind(page, "Your week").getByLabel("E-mail").check();
  await page.getByRole("button", { name: "Save my choices" }).click();
  await expect(page.getByText("Your choices have been saved.")).toBeVisible();
  await expect(kind(page, "Likes").getByLabel("E-mail")).not.toBeChecked();
  await expect(kind(page, "Your week").getByLabel("E-mail")).toBeChecked();
  expect((await settingsOf(anna)).email).toEqual({ ...before, like: false, weekly_updates: true });
});

test("in comfort mode on a phone no switch's word is broken", once, async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  await anna.speaks("nl");
  await anna.context.addCookies([browserCookie(site.origin, "comfort", "1")]);
  const page = await anna.open("/notifications");
  await page.setViewportSize({ width: 360, height: 740 });
  const word = kind(page, "Jouw week").locator("label", { hasText: "E-mail" }).locator("span");
  expect(await word.evaluate((span) => span.getClientRects().length)).toBe(1);
  expect((await word.boundingBox())?.height).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("push messages have switches of their own", async ({ site }) => {
  const anna = await site.member();
  const before = await settingsOf(anna);
  const page = await anna.open("/notifications");
  await kind(page, "Your week").getByLabel("Push message").setChecked(!before.push.weekly_updates);
  await page.getByRole("button", { name: "Save my choices" }).click();
  await expect(page.getByText("Your choices have been saved.")).toBeVisible();
  const after = await settingsOf(anna);
  expect(after.email).toEqual(before.email);
  expect(after.push).toEqual({ ...before.push, weekly_updates: !before.push.weekly_updates });
});

test("why mail is off is said in words, with a way back: nl", async ({ site }) => {
  const anna = await site.member({ confirmed: false, language: "nl" });
  await anna.speaks("nl");
  await anna.api.callOrThrow(sendActivationMail, {});
  const link = new URL(await linkInMail(site.origin, { to: anna.email, path: "/unsubscribe" }));
  const [id = "", token = ""] = [link.searchParams.get("id") ?? "", link.searchParams.get("token") ?? ""];
  await anna.api.callOrThrow(unsubscribe, { id, token, scope: "all" });
  const page = await anna.open("/members");
  await page.getByText("Je krijgt geen mail van ons").click();
  await page.getByRole("link", { name: "Bekijken" }).click();
  await expect(page.getByText("Geen mail: je hebt je afgemeld")).toBeVisible();
  await page.getByRole("button", { name: "Mail weer aanzetten" }).click();
  await expect(page.getByText("Mail staat weer aan.")).toBeVisible();
  await expect(page.getByText("Geen mail: je hebt je afgemeld")).toHaveCount(0);
  expect((await settingsOf(anna)).disabled).toEqual([]);
});

test("a member sees which mails were sent to them, and to nobody else", async ({ site }) => {
  const [anna, bert] = [await site.member({ confirmed: false }), await site.member()];
  await anna.api.callOrThrow(sendActivationMail, {});
  await linkInMail(site.origin, { to: anna.email, path: "/activate" });
  const page = await anna.open("/notifications");
  await page.getByRole("link", { name: /^Mails we sent you/ }).click();
  const mail = page.getByRole("main").getByRole("listitem").filter({ hasText: "Confirming your address" });
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText(`to ${anna.email}`);
  const [sent] = (await anna.api.callOrThrow(listMails)).mails;
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Amsterdam" });
  await expect(mail).toContainText(year.format(new Date(sent?.at ?? "")));
  await expect(async () => {
    await page.reload();
    await expect(mail).toContainText("Sent", { timeout: 500 });
  }).toPass();
  // What stood in it is nowhere on the page: it may hold a secret link.
  expect(await page.content()).not.toContain("/activate?");
  const his = await bert.open("/profile/mails");
  await expect(his.getByRole("heading", { name: "No mails yet" })).toBeVisible();
});
