import type { Page } from "@playwright/test";

type Fill = (page: Page) => Promise<unknown>;

const set = (page: Page, name: string, value: string) => page.locator(`[name=${name}]`).fill(value);

/** What somebody types at each step of the sign-up; the last one is not sent. Names of fields are the same in every language. */
const steps: Fill[] = [
  async (page) => {
    await page.locator("[name=gender][value=female]").check({ force: true });
    await page.locator("[name=seeking][value=male]").check({ force: true });
  },
  async (page) => {
    await set(page, "date_of_birth", "1958-05-14");
    await page.locator("[name=country]").selectOption("NL");
  },
  async (page) => {
    await page.locator("[name=region]").selectOption({ index: 1 });
    await set(page, "city", "Deventer");
  },
  async (page) => {
    await set(page, "name", "Annelies");
    await set(page, "email", "annelies@example.org");
  },
  (page) => set(page, "password", "a walk along the river"),
];

/** Walks through the sign-up and stops at each step, filled in, before going on. */
export async function walkSignup(page: Page, origin: string, atStep: (step: number) => Promise<void>): Promise<void> {
  await page.goto(`${origin}/signup`);
  for (const [step, fill] of steps.entries()) {
    await fill(page);
    await atStep(step);
    if (step === steps.length - 1) return;
    await page.locator("main form button:not([name=go])").last().click();
    await page.waitForURL(new RegExp(`step=${step + 1}`));
  }
}
