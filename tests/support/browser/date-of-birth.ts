import { expect, type Locator, type Page } from "@playwright/test";

/** Types a day of birth, `YYYY-MM-DD`, into its three fields. */
export async function fillBirth(page: Page | Locator, born: string): Promise<void> {
  const [year = "", month = "", day = ""] = born.split("-");
  const field = page.getByRole("group", { name: "Date of birth" });
  await field.getByLabel("Day").fill(String(Number(day)));
  await field.getByLabel("Month").selectOption(String(Number(month)));
  await field.getByLabel("Year").fill(year);
}

/** Expects that they hold this day. */
export async function expectBirth(page: Page | Locator, born: string): Promise<void> {
  const [year = "", month = "", day = ""] = born.split("-");
  const field = page.getByRole("group", { name: "Date of birth" });
  await expect(field.getByLabel("Day")).toHaveValue(String(Number(day)));
  await expect(field.getByLabel("Month")).toHaveValue(String(Number(month)));
  await expect(field.getByLabel("Year")).toHaveValue(year);
}
