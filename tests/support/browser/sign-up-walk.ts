import { expect, type Page } from "@playwright/test";
import { fillBirth } from "./date-of-birth.ts";

export async function continueStep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function answerWho(page: Page): Promise<void> {
  await page.getByRole("radiogroup", { name: "I am a" }).getByRole("radio", { name: "Woman" }).check();
  await page
    .getByRole("radiogroup", { name: "I would like to meet a" })
    .getByRole("radio", { name: "Man", exact: true })
    .check();
}

async function answerBirth(page: Page): Promise<void> {
  await fillBirth(page, "1957-04-03");
  await page.getByLabel("Country you live in").selectOption("NL");
}

/** The steps 0 and 1. */
export async function fillWhoAndBirth(page: Page): Promise<void> {
  await answerWho(page);
  await continueStep(page);
  await answerBirth(page);
  await continueStep(page);
}

/** The steps 2 and 3. */
export async function fillPlaceAndName(page: Page, { name = "Anna", email }: { name?: string; email: string }) {
  await page.getByLabel("Region").selectOption("Overijssel");
  await page.getByLabel("Town or village").fill("Deventer");
  await continueStep(page);
  await page.getByLabel("Profile name").fill(name);
  await page.getByLabel("E-mail address").fill(email);
  await continueStep(page);
}

/** The last step: it opens the account. */
export async function fillAccount(page: Page, password = "a walk along the river"): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel(/I am 18 or over/).check();
  await page.getByLabel(/may use what I tell/).check();
  await page.getByRole("button", { name: "Make my account" }).click();
}

/** Where a sign-up ends. */
export async function expectMatches(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/signup-matches\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome! These people may suit you");
}
