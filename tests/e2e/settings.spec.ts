import type { Page } from "@playwright/test";
import { expect, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { field, sendButton } from "../support/browser/conversation-page.ts";
import { operatorContext } from "../support/browser/operator.ts";

async function groupPage(site: Site, link: string) {
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/settings`);
  await page.getByRole("link", { name: link }).click();
  return page;
}

const phone = (page: Page) => page.getByLabel("Support: telephone");

test(
  "an operator sees what a change of the settings does before it is made, and can take it back",
  scriptless,
  async ({ site }) => {
    const page = await groupPage(site, "Change names and words");
    const before = await phone(page).inputValue();
    const [wrong, number] = ["call us", `+31 20 ${String(Date.now()).slice(-7)}`];
    await phone(page).fill(wrong);
    await page.getByRole("button", { name: "Look at what changes" }).click();
    await expect(page.getByRole("alert")).toContainText("Support: telephone");
    await expect(phone(page)).toHaveValue(wrong);
    await phone(page).fill(number);
    await page.getByRole("button", { name: "Look at what changes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This will change");
    await expect(page.getByRole("insertion")).toHaveText(number);
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill this in");
    await expect(page.getByRole("insertion")).toHaveText(number);
    await page.getByRole("textbox", { name: "Why?" }).fill("a browser test");
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(page.getByText("It is changed. Everybody has it within a minute.")).toBeVisible();
    await expect(phone(page)).toHaveValue(number);

    await page.getByRole("link", { name: "Fill in as it was before" }).first().click();
    await expect(phone(page)).toHaveValue(before);
    await page.getByRole("button", { name: "Look at what changes" }).click();
    await page.getByRole("textbox", { name: "Why?" }).fill("back again");
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(phone(page)).toHaveValue(before);
    await page.getByRole("button", { name: "Look at what changes" }).click();
    await expect(page.getByText("Nothing is different, so nothing was changed.")).toBeVisible();
  },
);

test("axe finds nothing wrong with the pages of the settings", scriptless, async ({ site }) => {
  const page = await (await operatorContext(site)).newPage();
  for (const path of ["settings", "settings/words", "settings/visitors", "settings/messages", "settings/profiles"]) {
    await page.goto(`${site.origin}/operator/${path}`);
    expect(await axeViolations(page), path).toEqual([]);
  }
  await page.goto(`${site.origin}/operator/settings/company`);
  await page.getByLabel("Number in the trade register (KvK)").fill("12345678");
  await page.getByRole("button", { name: "Look at what changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This will change");
  expect(await axeViolations(page)).toEqual([]);
  expect((await page.goto(`${site.origin}/operator/settings/niche`))?.status()).toBe(404);
  site.console.expectError(/404/);
});

test("a message that costs more than its button said stays in the field, and nothing is charged", async ({
  site,
  javaScriptEnabled,
}) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  // As a page that was made while a message was free.
  if (javaScriptEnabled) {
    site.console.expectError(/409/);
    await page.route("**/api/message.php", (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), shown_cost: 0 }) }),
    );
  } else
    await page
      .locator("input[name=shown_cost]")
      .first()
      .evaluate((input: HTMLInputElement) => void (input.value = "0"));
  await field(page).fill("Shall we walk?");
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toContainText("In credits this costs 1 now.");
  await expect(field(page)).toHaveValue("Shall we walk?");
  await expect(page.getByText("You have 5 credits.")).toBeVisible();
  await page.unroute("**/api/message.php");
  await sendButton(page).click();
  await expect(page.getByText("You have 4 credits.")).toBeVisible();
});
