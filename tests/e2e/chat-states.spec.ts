import type { Page, Route } from "@playwright/test";
import { decideTestPayment } from "../../app/contract/development.ts";
import { listBundles, startPayment } from "../../app/contract/money/payments.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { aPair, field, said, sendButton } from "../support/browser/conversation-page.ts";
import { openLive } from "../support/browser/open-live.ts";

const live = { tag: "@javascript" };

function expectCut(site: Site): void {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  site.console.expectError(CONNECTION_CUT);
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendButton(page).click();
}

test(
  "without a connection a bar says so and moves nothing, and nobody is said to be online",
  live,
  async ({ site }) => {
    expectCut(site);
    const { anna, bert } = await aPair(site);
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    const online = page.locator("header").getByText("Online now");
    const bar = page.getByRole("status").filter({ hasText: "No connection" });
    await expect(online).toBeVisible();
    const places = async () => [await said(page, "Good morning").boundingBox(), await sendButton(page).boundingBox()];
    const before = await places();
    await anna.context.setOffline(true);
    await expect(bar).toHaveText("No connection. We send your messages when it is back.");
    await expect(online).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(await axeViolations(page)).toEqual([]);
    await anna.context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await expect(online).toBeVisible();
    expect(await places()).toEqual(before);
  },
);

test("a message that has not gone for ten seconds can be tried at once, or deleted", live, async ({ site }) => {
  expectCut(site);
  const { anna, bert } = await aPair(site);
  await anna.context.clock.install();
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  let isUp = false;
  await page.route("**/api/message.php", (route) => (isUp ? route.continue() : route.abort()));
  await write(page, "Shall we walk?");
  await write(page, "Or not");
  const walk = said(page, "Shall we walk?");
  await expect(walk).toContainText("it will be sent by itself");
  await expect(walk.getByRole("button")).toHaveCount(0);
  await anna.context.clock.fastForward(11_000);
  await expect(walk).toContainText("Not sent yet. We keep trying.");
  expect(await axeViolations(page)).toEqual([]);
  // It waited behind the other one, and was never tried.
  await said(page, "Or not").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Deleted. It was not sent." })).toBeVisible();
  await expect(said(page, "Or not")).toHaveCount(0);
  isUp = true;
  await walk.getByRole("button", { name: "Try now" }).click();
  await expect(walk).toContainText(/Sent|Delivered/);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "Shall we walk?")).toHaveCount(1);
  await expect(said(his, "Or not")).toHaveCount(0);
});

test("deleting a message that had gone already says so, and shows it as sent", live, async ({ site }) => {
  expectCut(site);
  const { anna, bert } = await aPair(site);
  await anna.context.clock.install();
  // Over the socket, and with the page's data, the page would hear of it.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => connection.close());
  await anna.context.route("**/*.data*", (route) => route.abort());
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await isTakenOver(page);
  let tries = 0;
  await page.route("**/api/message.php", async (route) => {
    if (tries++ === 0) await route.fetch(); // the server acts, its answer goes astray
    await route.abort();
  });
  await write(page, "Only once");
  await expect.poll(() => tries).toBeGreaterThan(0);
  await anna.context.clock.fastForward(11_000);
  await said(page, "Only once").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "had already been sent" })).toBeVisible();
  await expect(said(page, "Only once")).toHaveCount(1);
  await expect(said(page, "Only once")).toContainText(/Sent|Delivered/);
  expect(await chargesOf(site, anna)).toBe(1);
});

test("deleting one that was tried is only said to be done when that is sure", live, async ({ site }) => {
  expectCut(site);
  const { anna, bert } = await aPair(site);
  await anna.context.clock.install();
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await page.route("**/api/message.php", (route) => route.abort());
  await write(page, "Never mind");
  await expect(said(page, "Never mind")).toContainText("it will be sent by itself");
  await anna.context.clock.fastForward(11_000);
  await said(page, "Never mind").getByRole("button", { name: "Delete" }).click();
  await expect(said(page, "Never mind")).toContainText("We are checking whether it had already been sent.");
  await anna.context.clock.fastForward(30_000);
  await expect(page.getByRole("status").filter({ hasText: "Deleted. It was not sent." })).toBeVisible();
  await expect(said(page, "Never mind")).toHaveCount(0);
  expect(await chargesOf(site, anna)).toBe(0);
});

async function chargesOf({ internal }: Site, { id }: BrowserMember): Promise<number> {
  return (await internal.ledger(id)).entries.filter(({ to_account }) => /message/.test(to_account)).length;
}

const midSend: [what: string, arrives: (route: Route) => Promise<unknown>][] = [
  ["before the message has left", () => Promise.resolve()],
  ["after the message has arrived", (route) => route.fetch()],
];

for (const [what, arrives] of midSend) {
  test(
    `a page killed in the middle of sending, ${what}: one message and one charge`,
    live,
    async ({ site, browser }) => {
      expectCut(site);
      const { anna, bert } = await aPair(site);
      // A service worker dies with its page's process, and Playwright would wait for it.
      const context = await browser.newContext({
        storageState: await anna.context.storageState(),
        serviceWorkers: "block",
      });
      const chat = `${site.origin}/members/${bert.id}/chat`;
      const page = await context.newPage();
      await page.goto(chat);
      await isTakenOver(page);
      const asked = Promise.withResolvers<void>();
      await page.route("**/api/message.php", async (route) => {
        await arrives(route);
        asked.resolve(); // and never an answer
      });
      await write(page, "Written in the train");
      await asked.promise;
      await context.setOffline(true);
      const crashed = page.waitForEvent("crash");
      const session = await context.newCDPSession(page);
      session.send("Page.crash").catch(() => undefined);
      await crashed;
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(chat);
      await expect(said(again, "in the train")).toContainText(/Sent|Delivered/);
      await site.delivered();
      await again.reload();
      await expect(said(again, "in the train")).toHaveCount(1);
      expect(await chargesOf(site, anna)).toBe(1);
      await expect(again.getByText("You have 4 credits.")).toBeVisible();
      const his = await bert.open("/members/:id/chat", { id: anna.id });
      await expect(said(his, "in the train")).toHaveCount(1);
      await context.close();
    },
  );
}

test("a refusal goes from the page when the other one writes", live, async ({ site }) => {
  const anna = await site.member({ credits: 10 });
  const [bert, carl, dirk] = [await site.member(), await site.member(), await site.member({ credits: 5 })];
  const page = await openLive(anna, "/members/:id/chat", { id: dirk.id });
  for (const other of [bert, carl]) await anna.writes(other, "Hello");
  await write(page, "Shall we walk?");
  await expect(page.getByRole("alert")).toContainText("you can start 2 conversations");
  await dirk.writes(anna, "Hello Anna");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page)).toHaveValue("Shall we walk?");
  await sendButton(page).click();
  await expect(said(page, "Shall we walk?")).toContainText(/Sent|Delivered/);
});

test("a refusal goes from the page when there are credits", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 0 }), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await write(page, "Shall we walk?");
  await expect(page.getByRole("alert")).toContainText("not have enough credits");
  const { bundles, payment_methods } = await anna.api.callOrThrow(listBundles);
  const { payment } = await anna.api.callOrThrow(startPayment, {
    payment_id: crypto.randomUUID(),
    bundle: bundles[0]?.id ?? "",
    payment_method: payment_methods[0] ?? "creditcard",
    return_url: `${site.origin}/credits`,
  });
  const id = decodeURIComponent(new URL(payment.checkout_url ?? "").pathname.split("/").at(-1) ?? "");
  await anna.api.callOrThrow(decideTestPayment, { id, decision: "pay" });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page)).toHaveValue("Shall we walk?");
});
