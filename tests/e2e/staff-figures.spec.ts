import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { operatorContext } from "../support/browser/operator.ts";

test("the figures of a year fit a small phone, and lead back to the record", scriptless, async ({ site }) => {
  const page = await (await operatorContext(site)).newPage();
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${site.origin}/operator/audit`);
  await page.getByRole("link", { name: "Figures of a year" }).click();
  await expect(page.getByRole("heading", { name: "Appeals" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("link", { name: "Record", exact: true }).first().click();
  await page.getByLabel("What was done").selectOption("banned");
  await page.getByLabel("Day").fill("2001-01-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("Nothing in the record fits that.")).toBeVisible();
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(page.getByRole("list", { name: "Record" }).getByRole("listitem").first()).toBeVisible();
});
