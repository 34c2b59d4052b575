import { block } from "../../app/contract/safety/blocks.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext } from "../support/browser/operator.ts";

const THREAT = "I know where you live";

test("who threatens and then blocks is complained about with what they wrote", async ({ site, javaScriptEnabled }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
  await bert.writes(anna, THREAT);
  await site.delivered();
  const page = await anna.open("/complaints");
  await expect(page.getByText("whose conversation with you is gone"), "nothing is gone").toHaveCount(0);
  await bert.api.callOrThrow(block, { id: anna.id });
  await site.delivered();
  await page.goto(`${site.origin}/members/${bert.id}/report`);
  await expect(page.getByRole("heading", { level: 1 }), "no page tells of the block").toHaveText(
    "This page could not be found",
  );

  await page.goto(`${site.origin}/complaints`);
  await expect(page.getByRole("main")).not.toContainText(THREAT);
  await expect(page.getByText("Are you a member?"), "they are signed in").toHaveCount(0);
  await expect(page.getByText("It is quicker to report somebody at the end of their profile.")).toBeVisible();
  await expect(page.getByText(`in the name of your account: Anna, ${anna.email}`)).toBeVisible();
  for (const asked of ["Your name", "Your e-mail address"]) await expect(page.getByLabel(asked)).toHaveCount(0);
  const choice = page.getByRole("radiogroup", { name: /whose conversation with you is gone/ });
  await expect(choice.getByRole("radio", { name: "No, it is about something else" })).toBeChecked();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Where is it?");
  await choice.getByRole("radio", { name: /Bert/ }).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).not.toContainText("Where is it?");
  await expect(choice.getByRole("radio", { name: /Bert/ }), "the choice is kept").toBeChecked();
  if (javaScriptEnabled) expect(await axeViolations(page), "the page with somebody to choose").toEqual([]);
  await page.getByLabel("Harassment, threats or insults").check();
  await page.getByLabel("Why is it illegal, or wrong?").fill("He threatened me.");
  await page.getByLabel(/in good faith/).check();
  await page.getByRole("button", { name: "Send" }).click();
  const said = await page.getByText("Its number is").innerText();
  const number = /R-\w{4}-\w{4}/.exec(said)?.[0] ?? "";
  expect(number).not.toBe("");
  await expect(page.getByText(anna.email)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To the members" }).click();
  await expect(page).toHaveURL(/\/members$/);

  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "reports", words: number });
  await expect(olga.getByText(THREAT)).toBeVisible();
  await expect(olga.getByRole("main")).toContainText("He threatened me.");
  await expect(olga.getByRole("link", { name: `Anna (${anna.id})` })).toBeVisible();
});

test("who goes back and sends the same once more sees the same receipt; other words are a further complaint", async ({
  site,
}) => {
  const { context } = await site.visitor();
  const page = await context.newPage();
  const words = page.getByLabel("Why is it illegal, or wrong?");
  await page.goto(`${site.origin}/complaints`);
  const sent = await page.locator('input[name="key"]').inputValue();
  // Another visitor's with the same words and name would be the same.
  const said = `He says so himself (${sent}).`;
  const send = async (text: string) => {
    await page.getByLabel("Where is it?").fill("The profile of Bert");
    await page.getByLabel("Somebody under 18").check();
    await words.fill(text);
    await page.getByLabel("Your name").fill("Emma");
    await page.getByLabel(/in good faith/).check();
    await page.getByRole("button", { name: "Send" }).click();
  };
  const number = () => page.getByText(/R-\w{4}-\w{4}/).innerText();
  await send(said);
  const first = await number();
  await page.goto(`${site.origin}/complaints`);
  await send(said);
  expect(await number()).toBe(first);
  const form = {
    key: sent,
    address: "The profile of Bert",
    reason: "underage",
    text: `He told me (${said}).`,
    good_faith: "on",
  };
  const headers = { Origin: site.origin };
  const other = await context.request.post(`${site.origin}/complaints`, { form, headers });
  expect(other.status()).toBe(409);
  const html = await other.text();
  for (const words of ["has arrived already", "He told me"]) expect(html).toContain(words);
  expect(html, "sent once more it is a further complaint").not.toContain(`value="${sent}"`);
});

test("a visitor is asked who they are, reads how long it takes, and goes on from there", async ({ site }) => {
  const { context } = await site.visitor();
  const page = await context.newPage();
  await page.goto(`${site.origin}/complaints`);
  await expect(page.getByRole("radiogroup", { name: /whose conversation/ })).toHaveCount(0);
  await page.getByLabel("Where is it?").fill("The profile of Bert");
  await page.getByLabel("Somebody under 18").check();
  await page.getByLabel("Why is it illegal, or wrong?").fill("He says so himself.");
  await expect(page.getByLabel("Your name")).toHaveAttribute("maxlength", "100");
  await page.getByLabel("Your name").fill("Emma");
  await page.getByLabel(/in good faith/).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("How long that takes depends on how many wait before it.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});
