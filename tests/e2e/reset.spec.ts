import type { Page } from "@playwright/test";
import { expect, type BrowserMember, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail, mailsTo } from "../support/http/mailbox.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { signIn } from "../support/browser/sign-in.ts";

/** What does not depend on a script, as the pages have none. */
const once = { tag: "@javascript" };
const NEW = "a new walk along the river";

async function askMail(page: Page, email: string): Promise<void> {
  await page.goto(new URL("/reset-password", page.url()).href);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look in your mail");
}

async function resetLink(site: Site, { email }: BrowserMember, not: string[] = []): Promise<string> {
  await site.internal.sendResets();
  return linkInMail(site.origin, { to: email, path: "/reset-password/do", not });
}

test("whoever forgot their password gets a link, chooses a new one and is signed in; other devices are not", async ({
  site,
}) => {
  // On the other device a socket may be opening while its session ends.
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member({ name: "Anna" });
  const elsewhere = await anna.open("/profile");
  const page = await (await site.visitor()).open("/login");
  await page.getByLabel("E-mail address").fill(anna.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`${site.origin}/reset-password`);
  await expect(page.getByLabel("E-mail address")).toHaveValue(anna.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page).toHaveURL(`${site.origin}/reset-password/sent`);
  await expect(page.getByText(/works for one hour/)).toContainText(anna.email);

  const link = await resetLink(site, anna);
  // Mail programs look at links before people do.
  await page.request.get(link);
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByLabel("The new password again").fill(NEW);
  await page.getByRole("button", { name: "Keep this password" }).click();
  await expect(page).toHaveURL(`${site.origin}/members`);
  await expect(page.getByText("All other devices are signed out.", { exact: false })).toBeVisible();

  await elsewhere.goto(`${site.origin}/profile`);
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fprofile$/);
  await signIn(elsewhere, anna);
  await expect(elsewhere.getByRole("alert")).toBeVisible();
  await signIn(elsewhere, { ...anna, password: NEW });
  await expect(elsewhere).toHaveURL(`${site.origin}/profile`);
  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
});

test("a link of a mail is used only by its form, and leaves no trace outside", once, async ({ site }) => {
  const anna = await site.member();
  const visitor = await site.visitor();
  const page = await visitor.open("/reset-password");
  await askMail(page, anna.email);
  const asked: string[] = [];
  visitor.context.on("request", (request) => void asked.push(request.url()));
  const answer = await page.goto(await resetLink(site, anna));
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "same-origin" });
  // Only the one that shows what is typed, which is ours.
  await expect(page.locator("script")).toHaveCount(1);
  await expect(page.locator("script")).toHaveAttribute("src", /^\/assets\/show-password-/);
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Keep this password" }).click();
  await expect(page.getByText("The passwords are not the same.").first()).toBeVisible();
  expect(asked.filter((url) => new URL(url).origin !== site.origin)).toEqual([]);
  expect(await page.content()).not.toContain(NEW);
});

test("the page says the same for an address without an account, and no mail leaves to it", once, async ({ site }) => {
  const anna = await site.member();
  const nobody = `nobody-${Date.now()}@example.org`;
  const told: string[] = [];
  for (const email of [anna.email, nobody]) {
    const page = await (await site.visitor()).open("/reset-password");
    await askMail(page, email);
    // The address as it is shown may break after its parts.
    const shown = (await page.getByRole("main").innerHTML()).replaceAll("<wbr>", "");
    told.push(shown.replaceAll(email, "somebody"));
  }
  expect(told[0]).toBe(told[1]);
  await resetLink(site, anna);
  expect(await mailsTo(site.origin, nobody)).toEqual([]);
});

test("what is wrong is said in Dutch, to the letter of the specification", async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  const page = await (await site.visitor({ locale: "nl-NL" })).open("/reset-password");
  const send = async (email: string) => {
    await page.getByLabel("E-mailadres").fill(email);
    await page.getByRole("button", { name: "Stuur me de link" }).click();
  };
  await send("anna@");
  await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription("Ongeldige e-mail");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("anna@");
  await send(anna.email);

  const link = await resetLink(site, anna);
  await page.goto(link);
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(NEW);
  await page.getByLabel("Het nieuwe wachtwoord nog een keer").fill(`${NEW}!`);
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Dit wachtwoord bewaren" }).click();
  expect((await refused).status()).toBe(422);
  await expect(page.getByLabel("Het nieuwe wachtwoord nog een keer")).toHaveAccessibleDescription(
    "De opgegeven wachtwoorden zijn niet gelijk.",
  );
  await expect(page.getByRole("alert")).toBeFocused();
  // A refused form can be sent again: the link is still in the address.
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(NEW);
  await page.getByLabel("Het nieuwe wachtwoord nog een keer").fill(NEW);
  await page.getByRole("button", { name: "Dit wachtwoord bewaren" }).click();
  await expect(page).toHaveURL(`${site.origin}/members`);

  const invalid = await page.goto(link);
  expect(invalid?.status()).toBe(410);
  await expect(page.getByRole("alert")).toHaveText("Link verlopen of invalide, vraag een nieuwe e-mail aan");
  await send(anna.email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kijk in je mail");
});

test("the fourth mail of a day is refused, with the address kept", scriptless, async ({ site }) => {
  const anna = await site.member({ language: "nl" });
  const page = await (await site.visitor({ locale: "nl-NL" })).open("/reset-password");
  await page.getByLabel("E-mailadres").fill(anna.email);
  await page.getByRole("button", { name: "Stuur me de link" }).click();
  for (const _second of [2, 3]) {
    await expect(page).toHaveURL(`${site.origin}/reset-password/sent`);
    await page.getByRole("button", { name: "Stuur de mail nog een keer" }).click();
  }
  await expect(page).toHaveURL(`${site.origin}/reset-password/sent`);
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Stuur de mail nog een keer" }).click();
  expect((await refused).status()).toBe(429);
  await expect(page.getByRole("alert")).toHaveText(
    "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.",
  );
  await expect(page.getByLabel("E-mailadres")).toHaveValue(anna.email);
});

test("a link that is cut off or made up is invalid, whatever is in it", once, async ({ site }) => {
  const { context } = await site.visitor();
  for (const path of ["/reset-password/do", "/mail-change/do", "/account-undo"]) {
    for (const query of ["", "?id=", `?id=${"x".repeat(500)}&token=y`, "?id=x&token=%00", "?token=y"]) {
      const answer = await context.request.get(site.origin + path + query);
      expect(answer.status(), path + query).toBe(410);
      const page = await answer.text();
      expect(page, path).toMatch(/<h1[^>]*>This link does not work any more</);
      // No new mail undoes a change; a new password and our service do.
      expect(page.includes("please ask for a new e-mail"), path).toBe(path !== "/account-undo");
      if (path === "/account-undo") expect(page).toMatch(/href="\/reset-password".*href="\/pages\/service"/s);
    }
  }
});
