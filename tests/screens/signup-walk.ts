import type { Page } from "@playwright/test";

type Fill = (page: Page) => Promise<unknown>;

/** What somebody types at each step of the sign-up; the last one is not sent. */
const steps: Fill[] = [
  async (page) => {
    await page.locator("[name=gender][value=female]").check({ force: true });
    await page.locator("[name=seeking][value=male]").check({ force: true });
  },
  (page) => page.locator("[name=date_of_birth]").fill("1958-05-14"),
  async (page) => {
    await page.locator("[name=country]").selectOption("NL");
    const region = page.locator("select[name=region]");
    if (await region.count()) await region.selectOption({ index: 1 });
    await page.locator("[name=city]").fill("Utrecht");
  },
  (page) => page.locator("[name=name]").fill("Annelies"),
  (page) => page.locator("[name=email]").fill("annelies@example.org"),
];

/** Walks through the sign-up and stops at each step, filled in, before going on. */
export async function walkSignup(page: Page, origin: string, atStep: (step: number) => Promise<void>): Promise<void> {
  await page.goto(`${origin}/signup`);
  for (const [step, fill] of steps.entries()) {
    await fill(page);
    await atStep(step);
    if (step < steps.length - 1)
      await page.locator("main form button[type=submit], main form button:not([type])").last().click();
    await page.waitForLoadState();
  }
}
