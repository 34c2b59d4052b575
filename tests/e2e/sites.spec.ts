import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { siteApi } from "../support/site/site-api.ts";

async function signIn(page: Page, origin: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a member of one site is a stranger at another of the same deployment", async ({ site, javaScriptEnabled }) => {
  const host = `bbw.localhost:${new URL(site.origin).port}`;
  const elsa = await siteApi({ ...site, host }).makeMember({ name: "Elsa", gender: "female", language: "en" });
  const page = await (await site.visitor()).context.newPage();
  await page.goto(`http://${host}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curves are welcome here.");
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

  await signIn(page, `http://${host}`, elsa);
  await expect(page).toHaveURL(`http://${host}/members`);
  await expect(page.locator("html")).toHaveClass("niche-bbw");

  await page.goto(`${site.origin}/members`);
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/login`));
  await signIn(page, site.origin, elsa);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  // Nothing of that touched the session at her own site.
  await page.goto(`http://${host}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`http://${host}/profile`);

  await page.goto(`http://${host}/profile/interests`);
  const first = page.getByRole("group", { name: "Especially here" });
  await expect(page.getByRole("main").locator("fieldset fieldset").first()).toContainText("Vintage clothes");
  await first.getByText("Vintage clothes", { exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`http://${host}/profile#interests`);
  await expect(page.getByRole("main")).toContainText("Vintage clothes");
});
