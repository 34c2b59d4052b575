import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

test("boxes and times narrow a search, stay as they were chosen, and are taken off one by one", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member({ gender: "female", seeking: "male", country: "NL" });
  const page = await anna.open("/members");
  const panel = page.locator("summary", { hasText: "Search filters" });
  await panel.click();
  await page.getByLabel("Without fictional profiles").check();
  await page.getByLabel("New members").check();
  await page.getByLabel("Active", { exact: true }).selectOption("This week");
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Show (?!its)/ }).click();
  for (const asked of [/no_fictional=yes/, /new=yes/, /active=week/]) await expect(page).toHaveURL(asked);
  await expect(page.getByRole("main").getByText("Fictional", { exact: true })).toHaveCount(0);
  await panel.click();
  await expect(page.getByLabel("Without fictional profiles")).toBeChecked();
  await expect(page.getByLabel("With a photo")).not.toBeChecked();
  await expect(page.getByLabel("Active", { exact: true })).toHaveValue("week");
  await page.getByRole("link", { name: "Remove filter: New members" }).click();
  await expect(page).not.toHaveURL(/new=yes/);
  await page.getByRole("link", { name: "Remove filter: This week" }).click();
  await expect(page).not.toHaveURL(/active/);
  await expect(page.getByRole("link", { name: "Remove filter: Without fictional profiles" })).toBeVisible();
});

test("ages that cannot be leave the boxes as they were", async ({ site }) => {
  const anna = await site.member({ gender: "female", seeking: "male", country: "NL" });
  const page = await anna.open("/members", { min_age: 70, max_age: 60, photo: "yes", active: "now" });
  await expect(page.getByRole("alert")).toContainText("The lowest age must not be higher than the highest age.");
  await expect(page.getByLabel("With a photo")).toBeChecked();
  await expect(page.getByLabel("New members")).not.toBeChecked();
  await expect(page.getByLabel("Active", { exact: true })).toHaveValue("now");
});
