import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { aNewcomer, HOUR } from "../support/browser/newcomer.ts";

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
