import type { Page } from "@playwright/test";
import { MIN_AGE } from "../../app/domain/account/age.ts";
import { expect, test, type Site, scriptless } from "../support/browser/browser-fixtures.ts";
import { operatorContext } from "../support/browser/operator.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

/** The member's page, once the operator has said why. */
async function openMember(site: Site, { id }: { id: string }, locale: "en" | "nl" = "en"): Promise<Page> {
  const context = await operatorContext(site);
  await context.addCookies([browserCookie(site.origin, "locale", locale)]);
  const page = await context.newPage();
  await page.goto(`${site.origin}/operator/members/${id}`);
  await page.getByRole("textbox").fill("a mail of today");
  await page.getByRole("main").getByRole("button").click();
  return page;
}

test("support corrects a date of birth and a gender, and others see it", async ({ site }) => {
  const anna = await site.member({ name: "Anna", date_of_birth: "1990-05-14" });
  const bert = await site.member({ name: "Bert" });
  const page = await openMember(site, anna);
  await expect(page.getByText("14 May 1990")).toBeVisible();
  await page.getByRole("link", { name: "Correct gender or date of birth" }).click();
  await expect(page.getByLabel("Date of birth")).toHaveValue("1990-05-14");
  await expect(page.getByRole("radio", { name: "Woman" })).toBeChecked();
  const reason = page.getByLabel("How did they ask");
  await page.getByLabel("Date of birth").fill(`${new Date().getFullYear() - MIN_AGE + 1}-01-01`);
  await reason.fill("a mail of today");
  await page.getByRole("button", { name: "Correct it" }).click();
  await expect(page.getByRole("alert")).toContainText(
    `A member is ${MIN_AGE} or older: give an earlier date of birth.`,
  );
  await expect(reason).toHaveValue("a mail of today");
  await page.getByLabel("Date of birth").fill("1950-04-30");
  await page.getByRole("radio", { name: "Man", exact: true }).check();
  await page.getByRole("button", { name: "Correct it" }).click();
  await expect(page.getByText("Corrected. It shows wherever the profile does.")).toBeVisible();
  await expect(page.getByText("30 April 1950")).toBeVisible();
  await expect(page.getByText("female 1990-05-14 → male 1950-04-30: a mail of today")).toBeVisible();
  const profile = await bert.open(`/members/${anna.id}`);
  await expect(profile.getByRole("heading", { level: 1 })).toContainText(/Anna.*7\d/);
});

test(
  "who corrects what a colleague corrected meanwhile is told so, and sends it again; in Dutch",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ name: "Anna", date_of_birth: "1955-05-14" });
    const pages = [await openMember(site, anna, "nl"), await openMember(site, anna, "nl")] as const;
    for (const page of pages) await page.getByRole("link", { name: "Geslacht of geboortedatum rechtzetten" }).click();
    const correct = async (page: Page, day: string) => {
      await page.getByLabel("Geboortedatum").fill(day);
      await page.getByLabel("Hoe vroeg het lid erom").fill("een mail van vandaag");
      await page.getByRole("button", { name: "Zet het recht" }).click();
    };
    const [first, second] = pages;
    await correct(first, "1956-05-14");
    await expect(first.getByText("Rechtgezet. Het staat overal waar het profiel te zien is.")).toBeVisible();
    await correct(second, "1957-05-14");
    await expect(second.getByRole("alert")).toBeVisible();
    await expect(second.getByLabel("Geboortedatum")).toHaveValue("1957-05-14");
    await expect(second.getByText("Nu staat er: Vrouw, geboren op 14 mei 1956.")).toBeVisible();
    await second.getByRole("button", { name: "Zet het recht" }).click();
    await expect(second.getByText("14 mei 1957")).toBeVisible();
    await second.getByRole("link", { name: "Geslacht of geboortedatum rechtzetten" }).click();
    await correct(second, "1957-05-14");
    await expect(second.getByText("Dat stond er al, dus er is niets veranderd.")).toBeVisible();
  },
);

test("of a fictional profile there is nothing to correct", scriptless, async ({ site }) => {
  const fay = await site.member({ name: "Fay", fictional: true });
  const page = await openMember(site, fay);
  await expect(page.getByRole("link", { name: "Take a decision" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Correct gender or date of birth" })).toHaveCount(0);
  await page.goto(`${site.origin}/operator/members/${fay.id}/correct`);
  await expect(page).toHaveURL(new RegExp(`/operator/members/${fay.id}$`));
});
