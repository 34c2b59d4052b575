import type { Page } from "@playwright/test";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const sendButton = (page: Page) => page.getByRole("button", { name: /^Send/ });
const said = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendButton(page).click();
}

test("what one member writes, the other one reads, once", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 10 }), await site.member()];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await write(page, "Shall we walk on Sunday?");
  await expect(said(page, "on Sunday")).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
  await expect(page.getByText("You have 9 credits.")).toBeVisible();
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "on Sunday")).toHaveCount(1);
  await expect(said(his, "on Sunday")).toBeInViewport();
  await page.reload();
  await expect(said(page, "on Sunday")).toHaveCount(1);
});

test("signs that nobody sees leave a message, and a tower of accents stays in its own", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 10 }), await site.member()];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await write(page, `Shall\u0007 we \u202ewalk o${"\u0301".repeat(60)}n Sunday?`);
  const text = `Shall we walk o${"\u0301".repeat(60)}n Sunday?`;
  await expect(page.getByText(text, { exact: true })).toHaveCSS("overflow", "clip");
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(his.getByText(text, { exact: true })).toHaveCSS("unicode-bidi", "isolate");
});

test("a conversation has an address of its own, and can be answered there", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ credits: 5 })];
  await anna.writes(bert, "Good morning");
  await site.delivered();
  const his = await bert.open("/chats");
  await his.getByRole("link", { name: /Anna/ }).click();
  await expect(his).toHaveURL(/\/chats\/[^/]+#newest$/);
  await write(his, "Good morning to you");
  await expect(said(his, "morning to you")).toHaveCount(1);
  await expect(his).toHaveURL(/\/chats\/[^/]+#newest$/);
  await site.delivered();
  const hers = await anna.open("/members/:id/chat", { id: bert.id });
  await expect(said(hers, "morning to you")).toHaveCount(1);
});

test("the newest message is in view, and older ones are a link away", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 100 }), await site.member()];
  for (let number = 1; number <= 60; number += 1) await anna.writes(bert, `Message number ${number}.`);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "Message number 60.")).toBeInViewport();
  await expect(said(his, "Message number 10.")).toHaveCount(0);
  await his.getByRole("link", { name: "Older messages" }).click();
  await expect(said(his, "Message number 1.")).toHaveCount(1);
});

test("unread messages are counted in the list, the top bar and the title, until the chat is opened", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 9, name: "Anna" }), await site.member()];
  const carla = await site.member({ credits: 9, name: "Carla" });
  await anna.writes(bert, "One");
  await anna.writes(bert, "Two");
  await carla.writes(bert, "Three");
  await site.delivered();
  const his = await bert.open("/chats");
  await expect(his).toHaveTitle(/^\(3\) /);
  await expect(his.getByRole("link", { name: /Messages.*3 unread messages/ })).toBeVisible();
  await expect(his.getByRole("listitem").filter({ hasText: "Anna" })).toContainText("2 unread messages");
  await expect(his.getByRole("listitem").filter({ hasText: "Carla" })).toContainText("1 unread message");
  await his.getByRole("link", { name: /Anna/ }).click();
  await expect(said(his, "Two")).toBeVisible();
  await expect(his).toHaveTitle(/^\(1\) Messages with Anna/); // already right on the page that reads them
  await his.goto(`${site.origin}/chats`);
  await expect(his).toHaveTitle(/^\(1\) /);
  await expect(his.getByRole("listitem").filter({ hasText: "Anna" })).not.toContainText("unread");
});

test("a free member starts two conversations and is told why not a third, with the text kept", async ({ site }) => {
  const anna = await site.member({ credits: 10 });
  const others = [await site.member(), await site.member(), await site.member()];
  const [, , third] = others;
  const page = await anna.open("/members/:id/chat", { id: third?.id ?? "" });
  for (const other of others.slice(0, 2)) await anna.writes(other, "Hello");
  await write(page, "Hello number three");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("you can start 2 conversations");
  await expect(alert.getByRole("link")).toHaveAttribute("href", "/premium");
  await expect(field(page)).toHaveValue("Hello number three");
});

test("without enough credits the spec's words appear and the text stays", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 0, language: "nl" }), await site.member()];
  await anna.speaks("nl");
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.getByRole("textbox", { name: "Je bericht" }).fill("Zullen we zondag wandelen?");
  await page.getByRole("button", { name: /^Verstuur/ }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Je hebt onvoldoende credits om dit bericht te versturen");
  await expect(alert.getByRole("link")).toHaveAttribute("href", `/credits?for=${bert.id}`);
  await expect(page.getByRole("textbox", { name: "Je bericht" })).toHaveValue("Zullen we zondag wandelen?");
  await expect(said(page, "zondag wandelen")).toHaveCount(0);
});

test("a message that is too long says how long it is, and stays", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await write(page, "x".repeat(2001));
  await expect(page.getByText("Your message has 2001 characters; 2000 fit.")).toBeVisible();
  await expect(field(page)).toHaveValue("x".repeat(2001));
});

test("a double click sends once", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await field(page).fill("Only once, please");
  await sendButton(page).dblclick();
  await expect(said(page, "Only once")).toHaveCount(1);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "Only once")).toHaveCount(1);
  expect(
    (await site.internal.ledger(anna.id)).entries.filter(({ to_account }) => /message/.test(to_account)),
  ).toHaveLength(1);
});

test("a removed conversation leaves the list, after a question, and the other one keeps theirs", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  await site.delivered();
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await menuWord(page, "More").click();
  await menuEntry(page, "Remove conversation").click();
  await expect(page.getByRole("alertdialog")).toContainText("Remove this conversation?");
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  const his = await bert.open("/chats");
  await expect(his.getByRole("listitem").filter({ hasText: "Good morning" })).toHaveCount(1);
});

test("a fictional profile says so in the list and in the conversation", async ({ site }) => {
  const [anna, eva] = [await site.member({ credits: 5 }), await site.member({ fictional: true, name: "Eva" })];
  await anna.writes(eva, "Hello");
  const page = await anna.open("/chats");
  await expect(page.getByRole("listitem").filter({ hasText: "Eva" })).toContainText("Fictional");
  await page.getByRole("link", { name: /Eva/ }).click();
  await expect(page.getByRole("main")).toContainText("physical contact is not possible");
});

test("an unknown conversation is a page that does not exist", scriptless, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/chats/:conversation", { conversation: "unknown" });
  await expect(page.getByText("This page could not be found")).toBeVisible();
});
