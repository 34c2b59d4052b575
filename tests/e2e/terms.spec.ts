import { expect, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

const OLD_TERMS = "2024-02-01T12:00:00Z";

test("new terms are agreed to before going on, and the wanted page follows", async ({ site }) => {
  const anna = await site.member({ terms_version: OLD_TERMS });
  const page = await anna.open("/members?min_age=61");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our terms have changed");
  await expect(page.getByText(/hold since .+ 20\d\d/)).toBeVisible();
  await page.getByRole("link", { name: "Read the terms" }).click();
  await expect(page).toHaveURL(`${site.origin}/pages/terms`);
  for (const open of ["/profile/data", "/profile/delete", "/profile/delete/confirm"]) {
    await page.goto(site.origin + open);
    await expect(page).toHaveURL(site.origin + open);
  }
  await page.goto(`${site.origin}/members?min_age=61`);
  await page.getByRole("button", { name: "I agree, go on" }).click();
  await expect(page).toHaveURL(`${site.origin}/members?min_age=61`);
  await expect(page.getByText("Thank you, that is noted.", { exact: false })).toBeVisible();
  await page.goto(`${site.origin}/terms-changed`);
  await expect(page).toHaveURL(`${site.origin}/members`);
});

test("Dutch members are asked, and told, in Dutch", async ({ site, javaScriptEnabled }) => {
  const anna = await site.member({ terms_version: OLD_TERMS, language: "nl", credits: 1 });
  await anna.speaks("nl");
  const page = await anna.open("/chats");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Onze voorwaarden zijn veranderd");
  await page.getByRole("link", { name: "je account verwijderen" }).click();
  await expect(page.getByText("Je hebt nog 1 credit", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Verder met verwijderen" }).click();
  await page.getByLabel("Je wachtwoord").fill("fout");
  await page.getByLabel("Iets anders").check();
  if (javaScriptEnabled) await isTakenOver(page);
  await page.getByRole("button", { name: "Mijn account verwijderen" }).click();
  if (javaScriptEnabled) await page.getByRole("button", { name: "Ja, verwijder het" }).click();
  await expect(page.locator("#f-password-error")).toHaveText("Controleer je wachtwoord.");
});
