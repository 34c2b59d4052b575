import type { Page } from "@playwright/test";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

const spoken = (page: Page) => page.locator("html").getAttribute("lang");

test(
  "who comes by the address of a language goes on in it, until they choose another",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ country: "GB", locale: "en-GB" });
    const page = await visitor.open("/", { lang: "nl" });
    expect(await spoken(page)).toBe("nl");
    await page.getByRole("main").getByRole("link", { name: "Gratis aanmelden" }).first().click();
    await expect(page).toHaveURL(/\/signup$/);
    expect(await spoken(page)).toBe("nl");

    await page.goto(`${site.origin}/signup?lang=nl`);
    await page.locator("summary").filter({ hasText: "Taal" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL(/\/signup$/);
    expect(await spoken(page)).toBe("en");

    // A link in Dutch is read in Dutch; the choice stays what it was.
    await page.goto(`${site.origin}/pages/faq?lang=nl`);
    expect(await spoken(page)).toBe("nl");
    await page.goto(`${site.origin}/pages/faq`);
    expect(await spoken(page)).toBe("en");
  },
);
