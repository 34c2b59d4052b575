import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { getNotifications } from "../../app/contract/account/notifications.ts";
import { expect, test, type BrowserMember } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";
import { storedCookie } from "../support/http/site-cookies.ts";

const once = { tag: "@javascript" };

/** Chromium's shell refuses the permission and knows no push service. */
const inWholeBrowser = { tag: ["@javascript", "@whole-browser"] };

const turnOn = (page: Page) => page.getByRole("button", { name: "Turn on push messages here" });
const turnOff = (page: Page) => page.getByRole("button", { name: "Turn off on this device" });
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

async function devicesOf({ api }: BrowserMember): Promise<number> {
  return (await api.callOrThrow(getNotifications)).notifications.push_devices;
}

/** There is no way to a browser's push service from here: this one takes everybody. */
async function withPushService(context: BrowserContext): Promise<void> {
  const given = {
    endpoint: `https://push.example.org/${randomUUID()}`,
    keys: {
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  };
  await context.addInitScript(({ endpoint, keys }) => {
    const kept = "pretended-subscription";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => localStorage.removeItem(kept) === undefined,
    };
    const found = async () => (localStorage.getItem(kept) ? subscription : null);
    const subscribe = async () => {
      localStorage.setItem(kept, "1");
      return subscription;
    };
    Object.assign(PushManager.prototype, { getSubscription: found, subscribe });
  }, given);
}

test("push messages are turned on and off for this device", inWholeBrowser, async ({ site }) => {
  const anna = await site.member();
  await anna.context.grantPermissions(["notifications"], { origin: site.origin });
  await withPushService(anna.context);
  const page = await anna.open("/notifications");
  await turnOn(page).click();
  await expect(shown(page, "this device gets push messages from now on")).toBeVisible();
  await expect(turnOn(page)).toBeHidden();
  expect(await devicesOf(anna)).toBe(1);
  await page.reload();
  await expect(shown(page, "This device gets push messages.")).toBeVisible();
  await expect(shown(page, "One of your devices gets push messages now.")).toBeVisible();
  await turnOff(page).click();
  await expect(shown(page, "This device gets no more push messages.")).toBeVisible();
  await expect(turnOn(page)).toBeVisible();
  expect(await devicesOf(anna)).toBe(0);
});

test("a device is turned on for one person, not for whoever comes after", inWholeBrowser, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  await anna.context.grantPermissions(["notifications"], { origin: site.origin });
  await withPushService(anna.context);
  const page = await anna.open("/notifications");
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
  expect(await devicesOf(anna).catch(() => "signed out")).toBe("signed out");
  await anna.context.addCookies(await bert.context.cookies());
  await page.goto("/notifications");
  await expect(turnOn(page)).toBeVisible();
  expect(await devicesOf(bert)).toBe(0);
});

test(
  "a push service that cannot be reached changes nothing, and the page says so",
  inWholeBrowser,
  async ({ site }) => {
    const anna = await site.member();
    await anna.context.grantPermissions(["notifications"], { origin: site.origin });
    await anna.context.addInitScript(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException("push service error", "AbortError"));
    });
    const page = await anna.open("/notifications");
    await turnOn(page).click();
    await expect(shown(page, "message service cannot be reached")).toBeVisible();
    await expect(turnOn(page)).toBeEnabled();
    expect(await devicesOf(anna)).toBe(0);
  },
);

test(
  "where the browser's permission is denied the notifications page says where to change that",
  once,
  async ({ site }) => {
    const anna = await site.member();
    await anna.context.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
    });
    const page = await anna.open("/notifications");
    await expect(shown(page, "Your browser has been told not to show messages")).toBeVisible();
    await expect(turnOn(page)).toBeHidden();
  },
);

test("a browser without push messages is told so on the notifications page", once, async ({ site }) => {
  const anna = await site.member();
  await anna.context.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  const page = await anna.open("/notifications");
  await expect(shown(page, "This browser cannot show push messages.")).toBeVisible();
  await expect(turnOn(page)).toBeHidden();
});

test("without JavaScript the notifications page says that push messages need it", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member();
  const page = await anna.open("/notifications");
  const needed = shown(page, "To turn this on, your browser needs JavaScript.");
  await expect(needed).toHaveCount(javaScriptEnabled === false ? 1 : 0);
});

test("yes to the question in the list of conversations turns them on", inWholeBrowser, async ({ site }) => {
  const [anna, bert] = [await site.member({ photo: true }), await site.member()];
  await anna.context.grantPermissions(["notifications"], { origin: site.origin });
  await withPushService(anna.context);
  await anna.writes(bert, "Good morning");
  const first = await openLive(anna, "/members");
  await expect.poll(async () => (await storedCookie(anna.context, "push"))?.value).toBe("1");
  await first.close();
  const page = await openLive(anna, "/chats");
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "This device tells you of new messages now." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
  expect(await devicesOf(anna)).toBe(1);
  expect((await storedCookie(anna.context, "push"))?.value).toBe("0");
});

test("what the push service brings is shown by the service worker", inWholeBrowser, async ({ site }) => {
  const anna = await site.member();
  await anna.context.grantPermissions(["notifications"], { origin: site.origin });
  await withPushService(anna.context);
  const page = await anna.open("/notifications");
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  const cdp = await anna.context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  // A message to one that is still being installed is lost.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const data = JSON.stringify({ title: "Periwinkle", body: "Bert has written to you.", url: "/chats/a", tag: "a" });
  await cdp.send("ServiceWorker.deliverPushMessage", { origin: site.origin, registrationId: await registered, data });
  const shownNotifications = () =>
    page.evaluate(async () => {
      const all = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shownNotifications).toEqual([{ title: "Periwinkle", body: "Bert has written to you.", tag: "a" }]);
});
