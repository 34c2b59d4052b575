import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { aNewcomer, HOUR } from "../support/browser/newcomer.ts";
import { pageOnAnotherDevice, signIn } from "../support/browser/sign-in.ts";

const timer = (page: Page) => page.getByRole("timer");
const dialogOn = (page: Page) => page.getByRole("dialog", { name: "25% off your first credits" });

test("no, thank you is for good, with a script or without, on every device", async ({ site, javaScriptEnabled }) => {
  const anna = await aNewcomer(site);
  const page = await anna.open("/members");
  const end = javaScriptEnabled ? /^2:5\d:\d\d$/ : /^until \d\d:\d\d (today|tomorrow)$/;
  await expect(timer(page)).toHaveText(end);
  await page.goto(`${site.origin}/profile`);
  await expect(timer(page)).toHaveCount(0);
  await page.goto(`${site.origin}/chats`);
  await page.getByText("25% off", { exact: false }).first().click();
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(timer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/chats`);
  const other = await pageOnAnotherDevice(site, anna);
  for (const path of ["/members", "/premium"]) {
    await other.goto(site.origin + path);
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(timer(other)).toHaveCount(0);
    // Nor what a script would open.
    await expect(other.locator("[data-bonus]")).toHaveCount(0);
  }
});

test("nobody sees it who has paid or signed up four hours ago", async ({ site }) => {
  for (const wishes of [{ paid_user: true }, { signup_date: Date.now() - 4 * HOUR }]) {
    const page = await (await aNewcomer(site, wishes)).open("/members");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(timer(page)).toHaveCount(0);
  }
});

test("the end is counted down each second, and the line goes with it", { tag: "@javascript" }, async ({ site }) => {
  const anna = await aNewcomer(site, { credits: 3 });
  const { context } = anna;
  await context.clock.install();
  const page = await anna.open("/members");
  await context.clock.runFor(2000);
  await expect(page.getByRole("timer")).toHaveText(/^2:59:5\d$/);
  await context.clock.runFor(60_000);
  await expect(page.getByRole("timer")).toHaveText(/^2:58:5\d$/);
  // Somebody with credits has no dialog.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.clock.fastForward(3 * HOUR);
  await context.clock.runFor(2000);
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("after forty seconds a dialog comes, once", { tag: "@javascript" }, async ({ site }) => {
  const anna = await aNewcomer(site);
  const { context } = anna;
  await context.clock.install();
  const page = await anna.open("/chats");
  await context.clock.runFor(2000);
  await expect(page.getByRole("timer")).toHaveText(/^2:59:/);
  await context.clock.runFor(36_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.clock.runFor(4000);
  const dialog = page.getByRole("dialog", { name: "25% off your first credits" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: "See the bundles" })).toHaveAttribute("href", "/credits");
  const bar = dialog.getByRole("progressbar", { name: "Time left for your discount" });
  await expect(bar).toHaveAttribute("aria-valuenow", /^74\.6/);
  await expect(bar).toHaveAttribute("aria-valuetext", /^2:59:1\d$/);
  expect(await axeViolations(page)).toEqual([]);
  const kept = page.waitForResponse(/\/alerts/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await kept;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await context.clock.runFor(60_000);
  await expect(page.getByRole("timer")).toHaveText(/^2:5/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "the dialog waits while somebody is typing, and comes when they have stopped",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await aNewcomer(site);
    const { context } = anna;
    await context.clock.install();
    const page = await anna.open("/members", { open: 1 });
    await context.clock.runFor(2000);
    await expect(page.getByRole("timer")).toHaveText(/^2:59:/);
    const town = page.getByLabel("From which town");
    await town.fill("Zei");
    await context.clock.runFor(90_000);
    await expect(page.getByRole("timer")).toHaveText(/^2:58:/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(town).toBeFocused();
    await page.locator("summary", { hasText: "Search filters" }).click();
    await context.clock.runFor(2000);
    await expect(page.getByRole("dialog", { name: "25% off your first credits" })).toBeVisible();
  },
);

test(
  "on pages without React the end is counted down too, and the dialog comes once",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await aNewcomer(site), await site.member()];
    await anna.api.callOrThrow(like, { id: bert.id });
    await bert.api.callOrThrow(like, { id: anna.id });
    await site.delivered();
    const { context } = anna;
    await context.clock.install();
    const page = await anna.open("/likes/m/:id", { id: bert.id });
    await context.clock.runFor(2000);
    await expect(timer(page)).toHaveText(/^2:59:5\d$/);
    await context.clock.runFor(36_000);
    await expect(dialogOn(page)).toHaveCount(0);
    await context.clock.runFor(4000);
    await expect(dialogOn(page).getByRole("timer")).toHaveText(/^2:59:1\d$/);
    const bar = dialogOn(page).getByRole("progressbar", { name: "Time left for your discount" });
    await expect(bar).toHaveAttribute("aria-valuetext", /^2:59:1\d$/);
    expect(await bar.evaluate((it) => (it as HTMLProgressElement).value)).toBeCloseTo(74.66, 1);
    await expect(dialogOn(page).getByRole("link", { name: "See the bundles" })).toHaveAttribute("href", "/credits");
    expect(await axeViolations(page)).toEqual([]);
    const kept = page.waitForResponse(/\/alerts/);
    await dialogOn(page).getByRole("button", { name: "Close" }).click();
    await kept;
    await page.goto(`${site.origin}/premium`);
    await context.clock.runFor(60_000);
    await expect(timer(page)).toHaveText(/^2:5/);
    await expect(dialogOn(page)).toHaveCount(0);
    await context.clock.fastForward(3 * HOUR);
    await context.clock.runFor(2000);
    await expect(page.getByText("25% off")).toHaveCount(0);
  },
);

test(
  "forty seconds count from entering the members' area, over all its pages, and anew after signing in; nobody inherits them",
  { tag: "@javascript" },
  async ({ site }) => {
    site.console.expectError(SESSION_ENDED);
    const [anna, bert] = [await aNewcomer(site), await site.member({ credits: 0 })];
    const page = await anna.open("/chats");
    /** How many milliseconds are left when the dialog comes: the same on each page of a visit. */
    const dialogDue = async () => {
      await page.goto(`${site.origin}/premium`);
      return Number(await page.locator("[data-bonus]").getAttribute("data-modal"));
    };
    const first = await dialogDue();
    expect(first).toBeGreaterThan(3 * HOUR - 60_000);
    expect(first).toBeLessThanOrEqual(3 * HOUR - 40_000);
    await page.goto(`${site.origin}/members`);
    expect(await dialogDue()).toBe(first);
    const signInAs = async (member: typeof anna) => {
      await page.goto(`${site.origin}/logout`);
      await page.getByRole("main").getByRole("button").click();
      await expect(page).toHaveURL(`${site.origin}/`);
      await expect(timer(page)).toHaveCount(0);
      await page.goto(`${site.origin}/login`);
      await signIn(page, member);
      await expect(page).toHaveURL(`${site.origin}/members`);
    };
    await signInAs(bert);
    await expect(timer(page)).toHaveCount(0);
    await signInAs(anna);
    expect(await dialogDue()).toBeLessThan(first);
  },
);
