import { anEmail } from "../support/sign-up.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { expectMatches, fillAccount, fillPlaceAndName, fillWhoAndBirth } from "../support/browser/sign-up-walk.ts";

const WAITS = "Waits until you confirm your e-mail address.";

test("what a newcomer writes waits in view, and is delivered and paid once the address is confirmed", async ({
  site,
  javaScriptEnabled,
}) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true, country: "NL" });
  const email = anEmail();
  const page = await (await site.visitor({ country: "NL" })).open("/members/:id/landing", { id: bert.id });
  await page.getByLabel("Your message to Bert").fill("Good morning Bert");
  await page.getByRole("button", { name: "Write to Bert" }).click();
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { name: "Annelies", email });
  await fillAccount(page);
  await expectMatches(page);

  // The first message is sent a moment after the sign-up.
  await expect(async () => {
    await page.goto(`${site.origin}/chats`);
    await expect(page.getByText("Waits until you confirm your address.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  const talk = page.getByRole("log");
  await expect(page.getByText("What you write waits until you confirm your e-mail address.")).toBeVisible();
  await page.getByText("More about this").click();
  await expect(page.getByText("Your 5 free messages are there as soon as you confirm")).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Shall we walk on Sunday?");
  await page.getByRole("button", { name: /^Send\b(?! the)/ }).click();
  await expect(talk.getByText(WAITS)).toHaveCount(2);

  await page.getByRole("button", { name: "Send the mail again" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${bert.id}/chat$`));
  await expect(page.getByText("We sent you").first()).toBeVisible();
  await page.getByText("More about this").click();
  await page.getByRole("link", { name: "Give a gift" }).click();
  await page.getByText("More about this").click();
  await expect(page.getByText("Your 5 free messages are there as soon as you confirm")).toBeVisible();
  await expect(page.getByText(/You have \d+ credits/)).toHaveCount(0);
  await page.getByRole("button", { name: "Send the mail again" }).click();
  await expect(page).toHaveURL(/\/gift$/);
  await page.getByRole("link", { name: "Back to the conversation" }).click();

  const his = await bert.open("/chats");
  await expect(his.getByText("Annelies")).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(await linkInMail(site.origin, { to: email, path: "/activate" }));
  await other.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(other.getByText("What you wrote is on its way.")).toBeVisible();
  await expect(other.getByRole("link", { name: "Meet the members" })).toBeVisible();
  await other.getByRole("link", { name: "Back to Bert: your message has been sent" }).click();
  await expect(other.getByRole("log").getByText("Shall we walk on Sunday?")).toBeVisible();

  // With a script the page that was open hears of it.
  if (!javaScriptEnabled) await page.reload();
  await expect(talk.getByText(WAITS)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send the mail again" })).toHaveCount(0);
  await expect(page.getByText("You have 3 credits")).toBeVisible();
  const chat = his.getByRole("link", { name: /Annelies/ });
  await expect(async () => {
    await his.reload();
    await expect(chat).toBeVisible({ timeout: 500 });
  }).toPass();
  await chat.click();
  for (const text of ["Good morning Bert", "Shall we walk on Sunday?"])
    await expect(his.getByRole("log").getByText(text)).toHaveCount(1);
});
