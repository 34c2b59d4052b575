import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { CONNECTION_CUT, SESSION_ENDED } from "../support/browser/console-check.ts";
import { pageOnAnotherDevice } from "../support/browser/sign-in.ts";

const once = { tag: "@javascript" };
const NEW = "a new walk along the river";
const ANOTHER = "and back through the woods";

async function isSignedIn(page: Page): Promise<boolean> {
  await page.goto("/profile");
  return new URL(page.url()).pathname === "/profile";
}

interface Passwords {
  old: string;
  first: string;
  second?: string;
}

async function changePassword(page: Page, { old, first, second = first }: Passwords): Promise<void> {
  const fold = page.getByRole("group").filter({ hasText: "Change my password" });
  if (!(await page.getByLabel("Your old password").isVisible())) await fold.locator("summary").click();
  await page.getByLabel("Your old password").fill(old);
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("The new password again").fill(second);
  await page.getByRole("button", { name: "Change my password" }).click();
}

test("a new password signs the other devices out, and its mail undoes it", async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member();
  const other = await pageOnAnotherDevice(site, anna);
  const page = await anna.open("/profile/security");
  await changePassword(page, { old: anna.password, first: NEW });
  await expect(page.getByText("Your password is changed").first()).toContainText("undo it within 48 hours");
  expect(await isSignedIn(page)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);

  const undo = await linkInMail(site.origin, { to: anna.email, path: "/account-undo" });
  await other.goto(undo);
  const late = await (await site.visitor()).open(new URL(undo).pathname + new URL(undo).search);
  // Following the link alone changes nothing.
  expect(await isSignedIn(page)).toBe(true);
  await other.getByRole("button", { name: "It was not me: undo the change" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("The change is undone");
  expect(await isSignedIn(page)).toBe(false);
  // Nobody comes in with what others may know; the mail leads to a password of one's own.
  await other.goto(await linkInMail(site.origin, { to: anna.email, path: "/reset-password/do" }));
  await other.getByLabel("New password", { exact: true }).fill(ANOTHER);
  await other.getByLabel("The new password again").fill(ANOTHER);
  await other.getByRole("button", { name: "Keep this password" }).click();
  await expect(other).toHaveURL(`${site.origin}/members`);
  const third = await pageOnAnotherDevice(site, { ...anna, password: ANOTHER });
  expect(await isSignedIn(third)).toBe(true);
  // The page with the button was still open somewhere: it says what is true now.
  await late.getByRole("button", { name: "It was not me: undo the change" }).click();
  await expect(late.getByText("You have used this link already: the change is undone.")).toBeVisible();
  await expect(late.getByText("the password works no more")).toHaveCount(0);
  expect(await isSignedIn(third)).toBe(true);
});

test("what is wrong with a password is said in Dutch, to the letter, beside its field", async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  await anna.speaks("nl");
  const page = await anna.open("/profile/security");
  await page.locator("summary").filter({ hasText: "Mijn wachtwoord veranderen" }).click();
  const fill = async (old: string, first: string, second: string) => {
    await page.getByLabel("Je oude wachtwoord").fill(old);
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(first);
    await page.getByLabel("Het nieuwe wachtwoord nog een keer").fill(second);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Mijn wachtwoord veranderen" }).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Je oude wachtwoord")).toHaveValue("");
    expect(await page.content()).not.toContain(first);
  };
  await fill(anna.password, NEW, "something else");
  await expect(page.getByLabel("Het nieuwe wachtwoord nog een keer")).toHaveAccessibleDescription(
    "De opgegeven wachtwoorden zijn niet gelijk.",
  );
  await fill("not the password", NEW, NEW);
  await expect(page.getByLabel("Je oude wachtwoord")).toHaveAccessibleDescription("Controleer je oude wachtwoord.");
  // The other form on the page has nothing to complain about, and stays closed.
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByLabel("Nieuw e-mailadres")).toBeHidden();
});

test("a refused password is cleared, also after a question was left", once, async ({ site }) => {
  const anna = await site.member();
  await Promise.all([pageOnAnotherDevice(site, anna), pageOnAnotherDevice(site, anna)]);
  const page = await anna.open("/profile/security?ask=others");
  await page.getByRole("link", { name: "No, leave them" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await changePassword(page, { old: "not my password", first: NEW });
  await expect(page.getByRole("alert")).toBeFocused();
  for (const label of ["Your old password", "New password", "The new password again"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
});

test("offline the password stays as it is, and so does what was typed", once, async ({ site }) => {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  site.console.expectError(CONNECTION_CUT);
  const anna = await site.member();
  const page = await anna.open("/profile/security");
  await isTakenOver(page);
  const isSameDocument = await markDocument(page);
  await anna.context.setOffline(true);
  await changePassword(page, { old: anna.password, first: NEW });
  await expect(page.getByRole("alert")).toContainText("No connection. Please try again.");
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue(NEW);
  await isSameDocument();
  await anna.context.setOffline(false);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password is changed").first()).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toBeHidden();
  await page.locator("summary").filter({ hasText: "Change my password" }).click();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
});

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const TABLET = "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1";

test("devices are listed by name, and signed out one by one or all at once", async ({ site, javaScriptEnabled }) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member();
  const here = await pageOnAnotherDevice(site, anna);
  const [phone, tablet] = [await pageOnAnotherDevice(site, anna, PHONE), await pageOnAnotherDevice(site, anna, TABLET)];
  await here.goto(`${site.origin}/profile/security`);
  const devices = here.getByRole("listitem").filter({ hasText: /Signed in/ });
  await expect(devices.first()).toContainText("This is the device you are using now");
  await expect(devices.first().getByRole("button")).toHaveCount(0);
  await expect(devices.filter({ hasText: "Safari (iPhone)" })).toContainText("Last used: now");
  await here.getByRole("button", { name: /^Sign out Safari \(iPhone\)/ }).click();
  await expect(here.getByText("Device signed out.").first()).toBeVisible();
  await expect(devices.filter({ hasText: "Safari (iPhone)" })).toHaveCount(0);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(true);

  if (javaScriptEnabled) await isTakenOver(here);
  // It asks first, also without a script; no changes nothing.
  const endOthers = here.getByRole("link", { name: "Sign out all other devices" });
  const question = here.getByRole("alertdialog", { name: "Sign out all other devices?" });
  if (javaScriptEnabled) {
    await here.locator("summary").filter({ hasText: "Change my password" }).click();
    await here.getByLabel("Your old password").fill("typed before");
  }
  await endOthers.click();
  const no = question.getByRole("link", { name: "No, leave them" });
  if (javaScriptEnabled) {
    await expect(no).toBeFocused();
    await here.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(endOthers).toBeFocused();
    await expect(here.getByLabel("Your old password")).toHaveValue("typed before");
    // The address asks no longer: a reload shows the page without the question.
    await expect(here).toHaveURL(/\/profile\/security$/);
    await here.reload();
    await isTakenOver(here);
    await expect(question).toHaveCount(0);
    await endOthers.click();
  }
  await expect(here).toHaveURL(/\?ask=others$/);
  await expect(question).toBeInViewport();
  await no.click();
  await expect(here).toHaveURL(/\/profile\/security$/);
  await expect(question).toHaveCount(0);
  if (javaScriptEnabled) {
    await here.goBack();
    await expect(here).toHaveURL(/\/profile\/security$/);
    await expect(question).toHaveCount(0);
  }
  expect(await isSignedIn(tablet)).toBe(true);
  await endOthers.click();
  await question.getByRole("button", { name: "Yes, sign them out" }).click();
  await expect(here.getByText("2 devices signed out.").first()).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect(await isSignedIn(tablet)).toBe(false);
});

/** Walks on with the keyboard until there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${goal}.`);
}

test("with the keyboard alone one finds the settings and changes the password", once, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile");
  await tabTo(page, page.getByRole("link", { name: /^Sign-in and security/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile\/security$/);
  await tabTo(page, page.locator("summary").filter({ hasText: "Change my password" }));
  await page.keyboard.press("Enter");
  for (const [label, text] of [
    ["Your old password", "not the password"],
    ["New password", NEW],
    ["The new password again", NEW],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  // The page begins at what is wrong, and its link leads to the field.
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your old password")).toBeFocused();
  await page.keyboard.type(anna.password);
  for (const label of ["New password", "The new password again"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(NEW);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed").first()).toBeVisible();
});
