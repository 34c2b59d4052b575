import type { Page } from "@playwright/test";
import { type BrowserMember, expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

const script = { tag: "@javascript" };

/** A page whose socket never opens asks for its data from time to time (spec §7), and as soon as the browser is online again. */
async function openPolling(member: BrowserMember, path: string): Promise<Page> {
  await member.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
  const page = await member.open(path);
  await isTakenOver(page);
  return page;
}

/** The page asks for its data once more: it tells of a message that came in the meantime. */
async function pollsAfter(change: () => Promise<unknown>, { site, member, page }: Polling): Promise<void> {
  const bert = await site.member({ credits: 5 });
  await bert.writes(member, "Good morning");
  await site.delivered();
  await change();
  await expect(page.getByRole("link", { name: /Messages.*1 unread message/ }).first()).toBeVisible();
}

interface Polling {
  site: Site;
  member: BrowserMember;
  page: Page;
}

const comesBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test("what could not be sent stays as it was typed when the connection is back", script, async ({ site }) => {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  site.console.expectError(CONNECTION_CUT);
  const anna = await site.member();
  const page = await openPolling(anna, "/profile/security");
  const isSameDocument = await markDocument(page);
  await page.locator("summary").filter({ hasText: "Change my password" }).click();
  await page.getByLabel("Your old password").fill(anna.password);
  for (const label of ["New password", "The new password again"])
    await page.getByLabel(label, { exact: true }).fill("a new walk along the river");
  await anna.context.setOffline(true);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByRole("alert")).toContainText("No connection. Please try again.");
  await pollsAfter(() => anna.context.setOffline(false), { site, member: anna, page });
  await expect(page.getByRole("alert")).toContainText("No connection. Please try again.");
  await expect(page.getByLabel("Your old password")).toHaveValue(anna.password);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password is changed").first()).toBeVisible();
  await isSameDocument();
});

test("what is typed after a refusal stays while the page asks for its data again", script, async ({ site }) => {
  const anna = await site.member();
  const page = await openPolling(anna, "/profile/security");
  await page.locator("summary").filter({ hasText: "Change my e-mail address" }).click();
  await page.getByLabel("New e-mail address").fill("somewhere@else.exampl");
  await page.getByLabel("Your password").fill("not my password");
  const fold = page.getByRole("group").filter({ hasText: "Change my e-mail address" });
  await fold.getByRole("button").click();
  const password = page.getByLabel("Your password");
  await expect(password).toHaveAccessibleDescription(/Check your password/);
  await page.getByLabel("New e-mail address").fill("somewhere@else.example");
  await pollsAfter(() => comesBack(page), { site, member: anna, page });
  await expect(password).toHaveAccessibleDescription(/Check your password/);
  await expect(page.getByLabel("New e-mail address")).toBeVisible();
  await expect(page.getByLabel("New e-mail address")).toHaveValue("somewhere@else.example");
});

test("a refusal and a comment stay in the last step before an account is deleted", script, async ({ site }) => {
  const anna = await site.member();
  const page = await openPolling(anna, "/profile/delete/confirm");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.locator("#f-password-error")).toHaveText("Please fill this in.");
  await page.getByLabel("Would you like to add something?").fill("Nobody in my village");
  // The jump to what is wrong is no other page.
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(page).toHaveURL(/#f-password$/);
  await pollsAfter(() => comesBack(page), { site, member: anna, page });
  await expect(page.locator("#f-password-error")).toHaveText("Please fill this in.");
  await expect(page.getByLabel("Would you like to add something?")).toHaveValue("Nobody in my village");
});
