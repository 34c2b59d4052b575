import type { Page } from "@playwright/test";
import { activate, sendActivationMail } from "../../app/contract/account.ts";
import { unsubscribe } from "../../app/contract/notifications.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { storedCookie } from "../support/http/site-cookies.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { openLive } from "../support/browser/open-live.ts";

const noMail = (page: Page) => page.getByText("You get no e-mail from us");
const offer = (page: Page) => page.getByText("Alerts for new messages?");

/** A confirmed member who pressed a mail program's button against all mail: the alert about that can be dismissed. */
async function withoutMail(site: Site): Promise<BrowserMember> {
  const anna = await site.member({ confirmed: false });
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

test("nobody is asked for a photo that they cannot upload yet", async ({ site }) => {
  const page = await (await site.member()).open("/likes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
});

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
  await expect(page.getByText("Confirm e-mail")).toBeVisible();
  await expect(page.getByText("You have no photo yet")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
});

/** A member whose browser can be asked for push messages; Chromium's shell says that it was told no. */
async function memberWithPushOffer(site: Site): Promise<BrowserMember> {
  const anna = await site.member();
  await anna.context.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
  });
  return anna;
}

/** The first page finds out what the browser can do, and tells the next one. */
async function findPushAvailability(anna: BrowserMember): Promise<void> {
  const first = await openLive(anna, "/members");
  await expect.poll(async () => (await storedCookie(anna.context, "push"))?.value).toBe("1");
  await expect(offer(first)).toHaveCount(0);
  await first.close();
}

test(
  "push messages are offered where a browser can have them, and not after they were declined",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await memberWithPushOffer(site);
    await findPushAvailability(anna);
    const page = await anna.open("/likes");
    await offer(page).click();
    await expect(page.getByRole("button", { name: "Switch push messages on" })).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(offer(page)).toHaveCount(0);
    const denied = await anna.open("/likes");
    await expect(denied.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer(denied)).toHaveCount(0);
  },
);

test(
  "where the browser's permission is denied the next page does not offer push messages",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await memberWithPushOffer(site);
    await findPushAvailability(anna);
    await anna.context.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
    });
    await openLive(anna, "/members");
    await expect.poll(async () => (await storedCookie(anna.context, "push"))?.value).toBeUndefined();
    await expect(offer(await anna.open("/likes"))).toHaveCount(0);
  },
);

/** Writes down when the first frame that shows all of a page's HTML is done: `data-whole`, in its milliseconds. */
async function watchFirstWholeFrame({ context }: BrowserMember): Promise<void> {
  await context.addInitScript(() => {
    const inNextFrame = (done: () => void) => requestAnimationFrame(() => requestAnimationFrame(done));
    const note = () => document.documentElement.setAttribute("data-whole", String(performance.now()));
    document.addEventListener("DOMContentLoaded", () => inNextFrame(note));
  });
}

/**
 * How far the content of a page has moved by itself since all its HTML was shown; 0 is not at all. In the frames before
 * that, a bar and a row of cards grow with what arrives.
 */
async function layoutShift(page: Page): Promise<number> {
  await expect(page.locator("html")).toHaveAttribute("data-whole");
  return page.evaluate(() => {
    const watch = new PerformanceObserver(() => {});
    watch.observe({ type: "layout-shift", buffered: true });
    const shifts = watch.takeRecords() as (PerformanceEntry & { value: number })[];
    const whole = Number(document.documentElement.dataset["whole"]);
    return shifts.filter(({ startTime }) => startTime >= whole).reduce((sum, { value }) => sum + value, 0);
  });
}

test(
  "nothing moves a members' page once it is there, with an alert and without",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await memberWithPushOffer(site);
    await watchFirstWholeFrame(anna);
    const first = await openLive(anna, "/members");
    await expect.poll(async () => (await storedCookie(anna.context, "push"))?.value).toBe("1");
    expect(await layoutShift(first)).toBe(0);
    const page = await openLive(anna, "/members");
    await expect(offer(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  },
);

test("on a phone an alert is one line, and the first cards are visible without scrolling", async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  await newcomer.speaks("nl");
  const page = await newcomer.context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/members`);
  const alert = page.locator("details").filter({ hasText: "Bevestig e-mail" });
  expect((await alert.boundingBox())?.height).toBeLessThanOrEqual(56);
  // Some have no photo yet; the place of a face is the top of their card all the same.
  const face = await page.getByRole("list", { name: "Gevonden leden" }).getByRole("listitem").first().boundingBox();
  const bar = await page.getByRole("navigation", { name: "Hoofdmenu" }).boundingBox();
  expect((face?.y ?? Infinity) + 100).toBeLessThan(bar?.y ?? 0);
});
