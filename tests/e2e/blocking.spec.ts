import { listChats } from "../../app/contract/conversations/conversations.ts";
import { block } from "../../app/contract/safety/blocks.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

const scripted = { tag: "@javascript" };

test("a member is blocked from the profile, and the block is taken back in the settings", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  await site.delivered();
  const page = await anna.open("/members/:id", { id: bert.id });
  await page.getByRole("link", { name: "Report Bert" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report Bert" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Block Bert" }).click();
  const question = page.getByRole("alertdialog", { name: "Block Bert?" });
  await expect(question).toContainText("Bert is not told");
  await question.getByRole("link", { name: "No, do not block" }).click();
  await expect(question).toHaveCount(0);
  expect((await anna.api.callOrThrow(listChats)).chats).toHaveLength(1);

  await page.getByRole("link", { name: "Block Bert" }).click();
  await question.getByRole("button", { name: "Yes, block" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByText("Blocked.", { exact: true }).first()).toBeVisible();
  await site.delivered();
  for (const one of [anna, bert]) expect((await one.api.callOrThrow(listChats)).chats).toEqual([]);
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(his.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await his.goto(`${site.origin}/members/${anna.id}`);
  await expect(his.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");

  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  await page.getByRole("main").getByRole("link", { name: "Blocked members" }).click();
  await page.getByRole("listitem").getByRole("link", { name: "Report Bert" }).click();
  await page.getByLabel("Harassment, threats or insults").check();
  await expect(page.getByLabel("Block Bert as well")).toHaveCount(0);
  await page.getByRole("button", { name: "Send my report" }).click();
  await expect(page.getByText("Your report has the number")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To your blocked members" }).click();
  await page.getByRole("listitem").getByRole("button", { name: "Unblock Bert" }).click();
  await expect(page.getByText("Unblocked. You can find each other again.").first()).toBeVisible();
  await expect(page.getByText("You have not blocked anybody")).toBeVisible();
  await site.delivered();
  await his.reload();
  await expect(his.getByRole("heading", { level: 1 })).toContainText("Anna");
});

test("the menu of a conversation leads to the same question, and from there back to the conversations", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  const more = page.locator("header :is(summary,[aria-haspopup=menu])").filter({ hasText: "More" });
  await more.click();
  await page.getByText("Report Bert").click();
  await expect(page.getByRole("heading", { level: 1, name: "Report Bert" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await more.click();
  await page.getByText("Block Bert").click();
  await page.getByRole("link", { name: "No, do not block" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${bert.id}/chat`));
  await more.click();
  await page.getByText("Block Bert").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, block" }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByText("Blocked.", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toHaveCount(0);
});

test("without a connection the question stays and says so", scripted, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id", { id: bert.id });
  await page.getByRole("link", { name: "Block Bert" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  await anna.context.setOffline(true);
  await question.getByRole("button", { name: "Yes, block" }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(bert.id));
  await anna.context.setOffline(false);
  await question.getByRole("button", { name: "Yes, block" }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test("the list speaks Dutch, and has room for long names on a narrow phone", scriptless, async ({ site }) => {
  const anna = await site.member();
  const long = await site.member({ name: "Wilhelminavanwaardenburgtotdijkhuizenaa" });
  await anna.api.callOrThrow(block, { id: long.id });
  await anna.speaks("nl");
  const page = await anna.open("/profile/blocked");
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geblokkeerde leden");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
