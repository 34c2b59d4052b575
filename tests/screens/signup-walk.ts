import type { Page } from "@playwright/test";
import { signUpSteps } from "../support/sign-up.ts";

/** Names of fields are the same in every language. The day of birth has three. */
async function fillIn(page: Page, [name, value]: [string, string]): Promise<void> {
  if (name === "date_of_birth") return fillBirth(page, value);
  const field = page.locator(`[name=${name}]`);
  const kind = await field.first().evaluate((element) => element.getAttribute("type") ?? element.tagName);
  if (kind === "radio") await page.locator(`[name=${name}][value=${value}]`).check({ force: true });
  else if (kind === "SELECT") await field.selectOption(value);
  else await field.fill(value);
}

async function fillBirth(page: Page, born: string): Promise<void> {
  const [year = "", month = "", day = ""] = born.split("-");
  await page.locator('[name="date_of_birth.day"]').fill(String(Number(day)));
  await page.locator('[name="date_of_birth.month"]').selectOption(String(Number(month)));
  await page.locator('[name="date_of_birth.year"]').fill(year);
}

/** What somebody types at each step of the sign-up; the last one is not sent, and its boxes stay empty. */
const steps = signUpSteps({ name: "Annelies", email: "annelies@example.org" }).map((fields) =>
  Object.entries(fields).filter(([name]) => !name.startsWith("consent_")),
);

/** Walks through the sign-up and stops at each step, filled in, before going on. */
export async function walkSignup(page: Page, origin: string, atStep: (step: number) => Promise<void>): Promise<void> {
  await page.goto(`${origin}/signup`);
  for (const [step, fields] of steps.entries()) {
    for (const field of fields) await fillIn(page, field);
    await atStep(step);
    if (step === steps.length - 1) return;
    await page.locator("main form button:not([name=go])").last().click();
    await page.waitForURL(new RegExp(`step=${step + 1}`));
  }
}
