import type { Page } from "@playwright/test";
import { addPasskey, listPasskeys, passkeyCreationOptions } from "../../app/contract/account/passkeys.ts";
import { anAuthenticator } from "../support/doubles/authenticator.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { anOperator, signInAsOperator, signOutAsOperator } from "../support/browser/operator.ts";

/** A phone with a fingerprint reader, as Chromium pretends one; it belongs to this page. */
async function aPhoneAt(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The owner does not lay their finger on it. */
    refuse: () => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    agree: () => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  };
}

/** Adds a passkey as another device would. */
async function withPasskey(site: Site, name: string): Promise<BrowserMember> {
  const anna = await site.member();
  const { options, state } = await anna.api.callOrThrow(passkeyCreationOptions, { password: anna.password });
  const phone = anAuthenticator({ site: site.origin });
  await anna.api.callOrThrow(addPasskey, { response: phone.make(options), state, name });
  return anna;
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
}

const signIn = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });
const typePassword = (page: Page, password: string) => page.getByLabel("Your password").fill(password);
const addButton = (page: Page) => page.getByRole("button", { name: "Add a passkey" });

test("a passkey is added, signs in, and once removed does so no more", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/passkeys");
  await aPhoneAt(page);
  await page.getByRole("textbox", { name: "What do you call this device?" }).fill("My telephone");
  await typePassword(page, "not her password");
  await addButton(page).click();
  await expect(page.getByText("Check your password.")).toBeVisible();
  await expect(page.getByLabel("Your password")).toBeFocused();
  await typePassword(page, anna.password);
  await addButton(page).click();
  await expect(page.getByText("Your passkey has been added.")).toBeVisible();
  const passkey = page.getByRole("listitem").filter({ hasText: "My telephone" });
  await expect(passkey).toContainText("Not used yet");

  await signOut(page);
  await page.goto("/login?redirect=%2Fprofile%2Fpasskeys");
  await page.getByRole("textbox", { name: "E-mail address" }).fill(anna.email);
  await page.getByLabel("Password", { exact: true }).fill("not her password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Signing in did not work");
  await signIn(page).click();
  await expect(page).toHaveURL("/profile/passkeys");
  await expect(passkey).toContainText("Last used");

  await passkey.getByText("Remove", { exact: true }).click();
  await passkey.getByRole("button", { name: "Yes, remove it My telephone" }).click();
  await expect(page.getByText("The passkey has been removed.")).toBeVisible();
  await expect(passkey).toHaveCount(0);

  await signOut(page);
  await page.goto("/login?redirect=%2Fcredits");
  await signIn(page).click();
  await expect(page.getByText("Signing in with a passkey did not work.").filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveURL("/login?redirect=%2Fcredits");
  await expect(page.getByRole("textbox", { name: "E-mail address" })).toBeVisible();
});

test(
  "refusing the browser's passkey dialog changes nothing, and it can be tried again",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    const page = await anna.open("/profile/passkeys");
    const phone = await aPhoneAt(page);
    await phone.refuse();
    await typePassword(page, anna.password);
    await addButton(page).click();
    await expect(page.getByText("No passkey was added.")).toBeVisible();
    await expect(addButton(page)).toBeFocused();
    await phone.agree();
    await addButton(page).click();
    await expect(page.getByText("Your passkey has been added.")).toBeVisible();
    await typePassword(page, anna.password);
    await addButton(page).click();
    await expect(page.getByText("This device has a passkey for your account already.")).toBeVisible();
    expect((await anna.api.callOrThrow(listPasskeys, {})).passkeys).toHaveLength(1);
  },
);

test(
  "on a device without a passkey the page waits, as the browser says so itself",
  { tag: "@javascript" },
  async ({ site }) => {
    const page = await (await site.visitor()).open("/login");
    await aPhoneAt(page);
    await signIn(page).click();
    await expect(signIn(page)).toBeEnabled();
    await expect(page.getByText("did not work").filter({ visible: true })).toHaveCount(0);
    await expect(page).toHaveURL("/login");
  },
);

test("a browser without passkeys is offered none", { tag: "@javascript" }, async ({ site }) => {
  const anna = await withPasskey(site, "My tablet");
  await anna.context.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const page = await anna.open("/profile/passkeys");
  await expect(page.getByText("This browser cannot make passkeys")).toBeVisible();
  await expect(addButton(page)).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "My tablet" })).toBeVisible();
  await signOut(page);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(signIn(page)).toBeHidden();
});

test("own passkeys are listed and removed", async ({ site, javaScriptEnabled }) => {
  const anna = await withPasskey(site, "My tablet");
  const page = await anna.open("/profile/passkeys");
  const passkey = page.getByRole("listitem").filter({ hasText: "My tablet" });
  await expect(passkey).toContainText(/Added on .*20\d\d/);
  if (javaScriptEnabled === false) {
    await expect(page.getByText("To add a passkey, your browser needs JavaScript")).toBeVisible();
    await expect(addButton(page)).toBeHidden();
  }
  await passkey.getByText("Remove", { exact: true }).click();
  await passkey.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByText("The passkey has been removed.")).toBeVisible();
  await expect(passkey).toHaveCount(0);
  expect((await anna.api.callOrThrow(listPasskeys, {})).passkeys).toEqual([]);
});

test("a new password takes the passkeys along, unless one unticks the box", async ({ site }) => {
  const [anna, bert] = [await withPasskey(site, "My tablet"), await withPasskey(site, "His tablet")];
  for (const member of [anna, bert]) {
    const page = await member.open("/profile/security");
    await page.locator("summary").filter({ hasText: "Change my password" }).click();
    await page.getByLabel("Your old password").fill(member.password);
    await page.getByLabel("New password", { exact: true }).fill("a bench in the evening sun");
    await page.getByLabel("The new password again").fill("a bench in the evening sun");
    const box = page.getByRole("checkbox", { name: "Remove my passkey too" });
    await expect(box).toBeChecked();
    if (member === bert) await box.uncheck();
    await page.getByRole("button", { name: "Change my password" }).click();
    await expect(page.getByText("Your password is changed").first()).toBeVisible();
  }
  expect((await anna.api.callOrThrow(listPasskeys, {})).passkeys).toEqual([]);
  expect((await bert.api.callOrThrow(listPasskeys, {})).passkeys).toHaveLength(1);
});

test(
  "an operator adds a passkey, signs in with it instead of password and code, and removes it",
  { tag: "@javascript" },
  async ({ site }) => {
    const olga = await anOperator(site);
    const page = await (await site.visitor()).context.newPage();
    await signInAsOperator(page, site, olga);
    await aPhoneAt(page);
    await page.goto("/operator/passkeys");
    expect(await axeViolations(page), "passkeys").toEqual([]);
    await page.getByRole("textbox", { name: "E-mail address" }).fill(olga.email);
    await typePassword(page, "not her password");
    await addButton(page).click();
    await expect(page.getByText("Check your e-mail address and your password")).toBeVisible();
    await typePassword(page, olga.password);
    await addButton(page).click();
    await expect(page.getByText("Your passkey has been added.")).toBeVisible();

    await signOutAsOperator(page);
    expect(await axeViolations(page), "sign in").toEqual([]);
    await signIn(page).click();
    await expect(page).toHaveURL(/\/operator$/);
    await page.goto("/operator/passkeys");
    const passkey = page.getByRole("main").getByRole("listitem");
    await expect(passkey).toContainText("Last used");
    await passkey.getByText("Remove", { exact: true }).click();
    await passkey.getByRole("textbox", { name: "E-mail address" }).fill(olga.email);
    await passkey.getByLabel("Your password", { exact: true }).fill("not her password");
    await passkey.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(passkey.getByRole("alert")).toContainText("Check your e-mail address and your password");
    expect(await axeViolations(page), "refused").toEqual([]);
    await passkey.getByLabel("Your password", { exact: true }).fill(olga.password);
    await passkey.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByText("The passkey has been removed.")).toBeVisible();

    await signOutAsOperator(page);
    await signIn(page).click();
    await expect(page.getByText("Signing in with a passkey did not work.").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("textbox", { name: "E-mail address" })).toBeVisible();
  },
);
