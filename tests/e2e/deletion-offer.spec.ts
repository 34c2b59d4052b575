import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

test("who is about to leave finds one discount below the form, may use it, and leaves all the same", async ({
  site,
  javaScriptEnabled,
}) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/profile/delete");
  await expect(page.getByText("20% off", { exact: false })).toHaveCount(0);
  await page.getByRole("link", { name: "Go on to delete" }).click();
  const offer = page.locator("section", { hasText: "20% off one bundle" });
  await expect(offer).toBeVisible();
  const [form, box] = [
    await page.locator("form", { hasText: "Your password" }).boundingBox(),
    await offer.boundingBox(),
  ];
  expect(box?.y, "below all that the step needs").toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  const said = await offer.textContent();
  await page.reload();
  await expect(offer).toHaveText(said ?? "");

  await offer.getByRole("link", { name: "See the bundles with this discount" }).click();
  await expect(page.getByRole("link", { name: "Back to deleting my account" })).toBeVisible();
  await expect(page.getByText(/20% off .+, taken off below\./)).toBeVisible();
  await page.getByRole("radio", { name: /^50 credits/ }).check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Pay €15.96" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your payment has arrived" })).toBeVisible();

  await page.goto(`${site.origin}/profile/delete/confirm`);
  await expect(offer).toHaveCount(0);
  await page.getByLabel("Your password").fill(anna.password);
  if (javaScriptEnabled) await isTakenOver(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  if (javaScriptEnabled) await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page).toHaveURL(`${site.origin}/account-deleted`);
});
