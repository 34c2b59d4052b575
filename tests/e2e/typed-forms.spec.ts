import { endOtherSessions } from "../../app/contract/account/access.ts";
import { login } from "../../app/contract/account/session.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { apiClient } from "../support/http/api-client.ts";
import { suspended } from "../support/site/suspended-member.ts";

/** Signs a member out from another device, whose browser does not know of it yet. */
async function signOutElsewhere(site: Site, { email, password }: BrowserMember): Promise<void> {
  const tablet = apiClient(site.apiOrigin);
  await tablet.callOrThrow(login, { email, password });
  await tablet.callOrThrow(endOtherSessions, {});
}

test("a report that was sent after the session had ended comes back as it was typed, and is sent once", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
  await bert.writes(anna, "Can you send me 500 euro?");
  await site.delivered();
  const page = await anna.open("/members/:id/report?about=latest", { id: bert.id });
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("textbox", { name: /What happened/ }).fill("We never met.");
  await page.getByLabel("Block Bert as well").check();
  await signOutElsewhere(site, anna);
  await page.getByRole("button", { name: "Send my report" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("What you typed there is kept for you.")).toBeVisible();
  await signIn(page, anna);
  await expect(page.getByText("What you had typed is still here.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /What happened/ })).toHaveValue("We never met.");
  await expect(page.getByLabel(/A message of/)).toBeChecked();
  await expect(page.getByLabel("Asking for money, or fraud")).toBeChecked();
  await expect(page.getByLabel("Block Bert as well")).toBeChecked();
  await page.getByLabel("Block Bert as well").uncheck();
  await page.getByRole("button", { name: "Send my report" }).click();
  await expect(page.getByText("Your report has the number")).toBeVisible();
  await page.goto(`${site.origin}/members/${bert.id}/report`);
  await expect(page.getByRole("textbox", { name: /What happened/ })).toHaveValue("");
});

test("a complaint in the name of an account is never a stranger's: it comes back to be sent by its member", async ({
  site,
}) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/complaints");
  await expect(page.getByText(anna.email)).toBeVisible();
  await page.getByRole("textbox", { name: /Where/ }).fill("https://example.org/a-page");
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("textbox", { name: /Why is it illegal/ }).fill("He asks for money.");
  await signOutElsewhere(site, anna);
  await page.getByRole("button", { name: /Send/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("What you typed there is kept for you.")).toBeVisible();
  await signIn(page, anna);
  await expect(page.getByText("What you had typed is still here.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /Where/ })).toHaveValue("https://example.org/a-page");
  await page.getByRole("checkbox").last().check();
  await page.getByRole("button", { name: /Send/ }).click();
  await expect(page.getByText(anna.email)).toBeVisible();
  await expect(page.getByText(/R-\w{4}-\w{4}/)).toBeVisible();
});

test("who is suspended while they write a complaint has their words at once, to be sent as anybody may", async ({
  site,
}) => {
  const bert = await site.member({ name: "Bert" });
  const page = await bert.open("/complaints");
  await page.getByRole("textbox", { name: /Where/ }).fill("https://example.org/a-page");
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("textbox", { name: /Why is it illegal/ }).fill("He asks for money.");
  await suspended(site, bert);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Your account is suspended");
  await expect(page.getByRole("textbox", { name: /Why is it illegal/ })).toHaveValue("He asks for money.");
  await expect(page.getByText(bert.email), "it is in nobody's name").toHaveCount(0);
  expect(
    (await bert.context.cookies()).filter(({ name }) => name.endsWith("typed")),
    "nothing is kept",
  ).toEqual([]);
  await page.getByLabel(/in good faith/).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/R-\w{4}-\w{4}/)).toBeVisible();
});

test("a card that was sent without a session comes back to its member, and to nobody else", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/profile/about");
  const about = page.getByRole("textbox", { name: "About me" });
  const sendSignedOut = async () => {
    await about.fill("I walk by the sea every morning.");
    await anna.context.clearCookies({ name: /session/ });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/login/);
  };
  await sendSignedOut();
  await signIn(page, anna);
  await expect(page.getByText("What you had typed is still here.")).toBeVisible();
  await expect(about).toHaveValue("I walk by the sea every morning.");
  await sendSignedOut();
  await signIn(page, bert);
  await expect(about).toHaveValue("");
  await anna.context.clearCookies({ name: /session/ });
  await page.goto(`${site.origin}/login?redirect=/profile/about`);
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await expect(page.getByText("is kept for you"), "nothing is any more").toHaveCount(0);
  await signIn(page, anna);
  await expect(about).toHaveValue("");
});
