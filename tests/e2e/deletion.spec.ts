import type { Page } from "@playwright/test";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { searchMembers } from "../../app/contract/people/discovery.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { expect, type BrowserMember, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { loseRadix } from "../support/browser/radix-chunk.ts";
import { CONNECTION_CUT, SESSION_ENDED } from "../support/browser/console-check.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";
import { signIn } from "../support/browser/sign-in.ts";

const scripted = { tag: "@javascript" };
const RESTORE = "/account-restore";

/** Where a script runs, it asks once more. */
async function pressDelete(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled) await isTakenOver(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  if (!javaScriptEnabled) return;
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it" }).click();
}

interface Deletion extends Pick<BrowserMember, "password"> {
  javaScriptEnabled: boolean | undefined;
}

async function deleteOnPage(page: Page, { password, javaScriptEnabled }: Deletion): Promise<void> {
  await page.getByRole("link", { name: "Go on to delete" }).click();
  await page.getByLabel("I need a break").check();
  await page.getByLabel("Your password").fill(password);
  await pressDelete(page, javaScriptEnabled);
}

async function finds(who: BrowserMember, { id }: BrowserMember): Promise<boolean> {
  const { results } = await who.api.callOrThrow(searchMembers, {
    country: "NO",
    gender: "female",
    min_age: 68,
    max_age: 68,
  });
  return results.some((card) => card.id === id);
}

/** Two who know each other, in a place where few people are. */
async function annaAndBert(site: Site, credits = 4): Promise<{ anna: BrowserMember; bert: BrowserMember }> {
  const there = { country: "NO", region: "Oslo", city: "Oslo", date_of_birth: "1958-05-14" };
  const anna = await site.member({ ...there, name: "Anna", credits });
  const bert = await site.member({ ...there, name: "Bert", gender: "male", seeking: "female", credits: 9 });
  await bert.writes(anna, "Shall we walk on Sunday?");
  await site.delivered();
  return { anna, bert };
}

test("a deleted account is signed out and hidden at once, and the mail's link brings it back", async ({
  site,
  javaScriptEnabled,
}) => {
  site.console.expectError(SESSION_ENDED);
  const { anna, bert } = await annaAndBert(site);
  expect(await finds(bert, anna)).toBe(true);
  const page = await anna.open("/profile/delete");
  await expect(page.getByText("For 14 days you can come back", { exact: false })).toBeVisible();
  await expect(page.getByText("You still have 4 credits")).toBeVisible();
  await deleteOnPage(page, { ...anna, javaScriptEnabled });
  await expect(page).toHaveURL(`${site.origin}/account-deleted`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is being deleted");
  await expect(page.getByText(/You can come back until .+ 20\d\d .+ \(.+ Time\)/)).toBeVisible();

  expect(await anna.api.call(currentUser)).toMatchObject({ ok: false, problem: { error: "authentication_required" } });
  await site.delivered();
  expect(await finds(bert, anna)).toBe(false);
  const his = await bert.open("/chats");
  await expect(his.getByRole("link", { name: "Deleted member" })).toBeVisible();
  await his.getByRole("link", { name: "Deleted member" }).click();
  await expect(his.getByText("This profile is no longer there.", { exact: false })).toBeVisible();
  await expect(his.getByRole("textbox")).toHaveCount(0);
  await expect(his.getByText("Shall we walk on Sunday?")).toBeVisible();

  const link = await linkInMail(site.origin, { to: anna.email, path: RESTORE });
  await page.goto(link);
  expect(await finds(bert, anna)).toBe(false); // following the link alone changes nothing
  await page.getByRole("button", { name: "Bring my account back" }).click();
  await expect(page).toHaveURL(`${site.origin}/login`);
  await expect(page.getByText("Your account is back. Sign in to go on.")).toBeVisible();
  await signIn(page, anna);
  await expect(page).toHaveURL(`${site.origin}/members`);
  await site.delivered();
  expect(await finds(bert, anna)).toBe(true);
  await page.goto(`${site.origin}/chats`);
  await expect(page.getByRole("link", { name: /Bert/ }).first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is back already");
  await expect(page.getByRole("button", { name: "Bring my account back" })).toHaveCount(0);
});

test("signing in brings a deleted account back too", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  await anna.api.callOrThrow(deleteAccount, { password: anna.password, reason: "pause" });
  const page = await (await site.visitor()).open("/login");
  await signIn(page, anna);
  await expect(page).toHaveURL(`${site.origin}/members`);
  await expect(page.getByText("no longer being deleted", { exact: false })).toBeVisible();
});

test("the last step says beside the fields what is missing or wrong, and keeps the reason", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member();
  const page = await anna.open("/profile/delete/confirm");
  if (javaScriptEnabled) await isTakenOver(page);
  // Nothing is asked of who has not said all of it.
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.locator("#f-password-error")).toHaveText("Please fill this in.");
  await expect(page.getByText("Please choose one."), "nobody has to say why").toHaveCount(0);
  await page.getByLabel("Too few people near me").check();
  await page.getByLabel("Would you like to add something?").fill("Nobody in my village");
  await page.getByLabel("Your password").fill("not my password");
  await pressDelete(page, javaScriptEnabled);
  await expect(page.locator("#f-password-error")).toHaveText("Check your password.");
  await expect(page.getByLabel("Too few people near me")).toBeChecked();
  await expect(page.getByLabel("Would you like to add something?")).toHaveValue("Nobody in my village");
  await expect(page.getByLabel("Your password")).toHaveValue("");
  expect(await anna.api.call(currentUser)).toMatchObject({ ok: true });
});

test("deleting is asked about first, and whoever says no is where they were", scripted, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/delete/confirm");
  await isTakenOver(page);
  await page.getByLabel("Your password").fill(anna.password);
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete your account now?" });
  const no = question.getByRole("button", { name: "No, keep it" });
  await expect(no).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Your password")).toBeFocused();
  const button = page.getByRole("button", { name: "Delete my account" });
  await button.focus();
  await page.keyboard.press("Space");
  await expect(no).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  expect(await anna.api.call(currentUser)).toMatchObject({ ok: true });
});

test("where Radix cannot be loaded the browser's own dialog asks before the deletion", scripted, async ({ site }) => {
  site.console.expectError(/Failed to load resource/);
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member();
  await loseRadix(anna.context);
  const page = await anna.open("/profile/delete/confirm");
  await page.getByLabel("Your password").fill(anna.password);
  await isTakenOver(page);
  const button = page.getByRole("button", { name: "Delete my account" });
  await button.click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "No, keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await pressDelete(page, true);
  await expect(page).toHaveURL(`${site.origin}/account-deleted`);
});

test("offline nothing is deleted, and what was typed stays", scripted, async ({ site }) => {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  site.console.expectError(CONNECTION_CUT);
  const anna = await site.member();
  const page = await anna.open("/profile/delete/confirm");
  await page.getByLabel("Would you like to add something?").fill("Nobody in my village");
  await page.getByLabel("Your password").fill(anna.password);
  await isTakenOver(page);
  const isSameDocument = await markDocument(page);
  await anna.context.setOffline(true);
  await pressDelete(page, true);
  await expect(page.getByRole("alert")).toContainText("No connection. Please try again.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Would you like to add something?")).toHaveValue("Nobody in my village");
  await expect(page.getByLabel("Your password")).toHaveValue(anna.password);
  await isSameDocument();
});

test("an invalid link says so in the spec's words, and offers other ways", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ locale: "nl-NL", country: "NL" })).context.newPage();
  for (const query of ["", "?id=nobody", "?id=nobody00000&token=none"]) {
    const answer = await page.goto(`${site.origin}${RESTORE}${query}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole("button", { name: "Mijn account terughalen" })).toHaveCount(0);
    await expect(page.getByText("Link verlopen of invalide, vraag een nieuwe e-mail aan")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Aanmelden" })).toBeVisible();
  }
  await page.goto(`${site.origin}/account-deleted`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Als een account verwijderd is");
});

test("a member who is signed in is led from such a link to the own profile", scriptless, async ({ site }) => {
  const page = await (await site.member()).open("/account-restore");
  const ways = page.getByRole("main").getByRole("link");
  await expect(ways).toHaveText(["My profile and settings"]);
  await expect(page.getByRole("alert")).toContainText("You are signed in, and your account is not being deleted.");
});

test(
  "a pause stands beside the deletion, with the way to its switch, unless there is one already",
  scriptless,
  async ({ site }) => {
    const anna = await site.member();
    const page = await anna.open("/profile/delete");
    await page.getByRole("link", { name: "Pause my profile" }).click();
    await expect(page).toHaveURL(/\/profile\/data#visibility$/);
    await expect(page.getByLabel("Pause my profile")).toBeVisible();
    await anna.api.callOrThrow(setPreferences, { paused: true });
    await page.goto(`${site.origin}/profile/delete`);
    await expect(page.getByRole("heading", { name: "Perhaps this is enough" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Pause my profile" })).toHaveCount(0);
  },
);
