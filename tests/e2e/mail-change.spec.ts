import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pretendMailEvent } from "../../app/contract/development.ts";
import { eventually } from "../support/eventually.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail, mailsTo } from "../support/http/mailbox.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { pageOnAnotherDevice } from "../support/browser/sign-in.ts";

const anAddress = () => `new-${randomUUID()}@example.org`;

async function askFor(page: Page, email: string, password: string): Promise<void> {
  if (!(await page.getByLabel("New e-mail address").isVisible())) {
    await page
      .locator("summary")
      .filter({ hasText: /e-mail address|send the mail again/ })
      .click();
  }
  await page.getByLabel("New e-mail address").fill(email);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Send me the confirmation mail" }).click();
}

const otherPosts: [what: string, change: (form: string) => string, said: string][] = [
  ["refused", (form) => `${form}&page_member=another`, "belongs to another account"],
  ["not understood", (form) => form.replace("cancel_email", "something_else"), "This is not right yet."],
];

for (const [what, change, said] of otherPosts) {
  test(`dropping a change of the address that is ${what} is answered at the top of the page`, async ({ site }) => {
    const anna = await site.member();
    // A session that began with the form knows whose it is.
    const page = await pageOnAnotherDevice(site, anna);
    await page.goto("/profile/security");
    await askFor(page, anAddress(), anna.password);
    await page.route("**/profile/security*", (route) => {
      const postData = route.request().postData();
      return postData === null ? route.continue() : route.continue({ postData: change(postData) });
    });
    await page.getByRole("button", { name: "Keep my present address" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(said);
    await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  });
}

test("a new address counts once its link is confirmed, and the old one can undo it", async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member();
  const email = anAddress();
  const page = await anna.open("/profile/security");
  await askFor(page, email, anna.password);
  await expect(page.getByText("Nothing changes until you follow the link in it.", { exact: false })).toBeVisible();
  await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  const link = await linkInMail(site.origin, { to: email, path: "/mail-change/do" });

  // The link is opened where nobody is signed in; following it alone changes nothing.
  const elsewhere = await (await site.visitor()).context.newPage();
  await elsewhere.goto(link);
  await page.reload();
  await expect(page.getByText("Waiting for confirmation")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Yes, this is my new address" }).click();
  await expect(elsewhere).toHaveURL(`${site.origin}/login`);
  await expect(elsewhere.getByText(`${email} is your e-mail address from now on`, { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Waiting for confirmation")).toHaveCount(0);
  await pageOnAnotherDevice(site, { email, password: anna.password });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("This is your e-mail address already");
  await expect(elsewhere.getByRole("button", { name: "Yes, this is my new address" })).toHaveCount(0);

  const undo = await linkInMail(site.origin, { to: anna.email, path: "/account-undo" });
  await elsewhere.goto(undo);
  await elsewhere.getByRole("button", { name: "It was not me: undo the change" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Your old e-mail address is back");
  await elsewhere.goto(undo);
  await expect(elsewhere.getByText("You have used this link already", { exact: false })).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "It was not me: undo the change" })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await elsewhere.goto(await linkInMail(site.origin, { to: anna.email, path: "/reset-password/do" }));
  const password = "and back through the woods";
  await elsewhere.getByLabel("New password", { exact: true }).fill(password);
  await elsewhere.getByLabel("The new password again").fill(password);
  await elsewhere.getByRole("button", { name: "Keep this password" }).click();
  await expect(elsewhere).toHaveURL(`${site.origin}/members`);
  await pageOnAnotherDevice(site, { ...anna, password });
});

test("confirmed where one is signed in, one comes back to the settings", async ({ site }) => {
  const anna = await site.member();
  const email = anAddress();
  const page = await anna.open("/profile/security");
  await askFor(page, email, anna.password);
  await page.goto(await linkInMail(site.origin, { to: email, path: "/mail-change/do" }));
  await page.getByRole("button", { name: "Yes, this is my new address" }).click();
  await expect(page).toHaveURL(`${site.origin}/profile/security`);
  await expect(page.getByText(`${email} is your e-mail address from now on`, { exact: false })).toBeVisible();
});

test("a change that waits can be dropped, and its link is invalid then", async ({ site }) => {
  const anna = await site.member();
  const email = anAddress();
  const page = await anna.open("/profile/security");
  await askFor(page, email, anna.password);
  const link = await linkInMail(site.origin, { to: email, path: "/mail-change/do" });
  await page.getByRole("button", { name: "Keep my present address" }).click();
  await expect(page.getByText("Nothing has changed.").first()).toBeVisible();
  await expect(page.getByText("Waiting for confirmation")).toHaveCount(0);
  const refused = await page.goto(link);
  expect(refused?.status()).toBe(410);
  await expect(page.getByRole("button", { name: "Yes, this is my new address" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText(
    "This link has expired or is not valid, please ask for a new e-mail",
  );
  await page.getByRole("link", { name: "To sign-in and security" }).click();
  await expect(page.getByText(anna.email)).toBeVisible();
});

test("what is wrong with a new address is said in Dutch, to the letter, with what was typed", async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  await anna.speaks("nl");
  const page = await anna.open("/profile/security");
  await page.locator("summary").filter({ hasText: "Mijn e-mailadres veranderen" }).click();
  const email = page.getByLabel("Nieuw e-mailadres");
  const password = page.getByLabel("Je wachtwoord");
  const send = async (address: string, secret: string) => {
    await email.fill(address);
    await password.fill(secret);
    await page.getByRole("button", { name: "Stuur me de bevestigingsmail" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue("");
  };
  await send("anna@", anna.password);
  await expect(email).toHaveAccessibleDescription(/^Nieuw e-mailadres invalide\. /);
  await send(anna.email, anna.password);
  await expect(email).toHaveAccessibleDescription(/^Dit is al je e-mailadres\. /);
  await send(anAddress(), "not the password");
  await expect(password).toHaveAccessibleDescription(/^Controleer je wachtwoord\. /);
});

test("when mail to the new address comes back, the form says so in Dutch, to the letter", async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  await anna.speaks("nl");
  const page = await anna.open("/profile/security");
  const address = anAddress();
  await page.locator("summary").filter({ hasText: "Mijn e-mailadres veranderen" }).click();
  await page.getByLabel("Nieuw e-mailadres").fill(address);
  await page.getByLabel("Je wachtwoord").fill(anna.password);
  await page.getByRole("button", { name: "Stuur me de bevestigingsmail" }).click();
  await linkInMail(site.origin, { to: address, path: "/mail-change/do" });
  const [mail] = await mailsTo(site.origin, address);
  await anna.api.callOrThrow(pretendMailEvent, { mail: mail?.id ?? "", event: "bounce" });
  const email = page.getByLabel("Nieuw e-mailadres");
  await eventually("the bounce has arrived", async () => {
    await page.goto(`${site.origin}/profile/security`);
    return email.isVisible();
  });
  await expect(email).toHaveAccessibleDescription(/^E-mailadres niet gevonden /);
  await expect(email).toHaveValue(address);
  await page.goto(`${site.origin}/profile`);
  await expect(page.getByRole("link", { name: /^Inloggen en veiligheid/ })).toContainText(
    "Mail naar je nieuwe adres kwam terug",
  );
});
