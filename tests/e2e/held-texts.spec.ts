import { sendReport } from "../../app/contract/safety/reports.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext, stopWork } from "../support/browser/operator.ts";
import { card, save } from "../support/browser/own-profile.ts";

test("a text with a telephone number is kept for its writer, who reads why nobody else sees it yet", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member()];
  const page = await anna.open("/profile/about");
  const field = page.getByRole("textbox", { name: "About me" });
  await field.fill("I like the sea. Call me: 06 12 34 56 78");
  await save(page);
  await expect(card(page, "about").getByRole("status")).toHaveText("Saved. One of us reads your new text first.");
  await expect(card(page, "about")).toContainText("We read this first");
  await expect(card(page, "about")).toContainText("Call me: 06 12 34 56 78");
  await expect(page.getByText("1 of 10 done")).toBeVisible();
  const his = await bert.open("/members/:id", { id: anna.id });
  await expect(his.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(his.getByText("06 12 34 56 78")).toHaveCount(0);
  await page.getByRole("link", { name: "See how others see me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("06 12 34 56 78")).toHaveCount(0);
  await expect(page.getByText("They see no text about you.")).toBeVisible();

  await page.goto(`${site.origin}/profile/about`);
  await expect(field).toHaveValue("I like the sea. Call me: 06 12 34 56 78");
  await field.fill("I like the sea.");
  await save(page);
  await expect(card(page, "about")).not.toContainText("We read this first");
  await his.reload();
  await expect(his.getByText("I like the sea.")).toBeVisible();
});

test("who reads a text that its member changes meanwhile is told that, and that the new one waits", async ({
  site,
}) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile/about");
  const field = page.getByRole("textbox", { name: "About me" });
  const write = async (words: string) => {
    await field.fill(words);
    await save(page);
    await expect(card(page, "about")).toContainText("We read this first");
    await site.delivered();
  };
  const words = `Call me, ${anna.id}: 06 12 34 56 78`;
  await write(words);
  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "held-texts", words });
  await page.goto(`${site.origin}/profile/about`);
  await write(`${words}, after eight`);
  await olga.getByRole("button", { name: "Approve" }).click();
  await expect(
    olga.getByText(
      "What you looked at is gone: the member changed or removed it. You decided nothing; something of this member still waits",
    ),
  ).toBeVisible();
  await openItem(olga, site, { queue: "held-texts", words: `${words}, after eight` });
  await stopWork(olga, site);
});

test("a message that is looked at first says so before it is written, while it waits, and when it is refused", async ({
  site,
  javaScriptEnabled,
}) => {
  const [anna, bert] = [await site.member({ name: "Anna", credits: 8 }), await site.member({ name: "Bert" })];
  for (const words of ["Good morning", "Do you like the sea?", "Shall we dance?"]) {
    const [reporter, key] = [await site.member({ credits: 1 }), crypto.randomUUID()];
    await reporter.writes(anna, "Hello Anna");
    await site.delivered();
    // Who answers has written to them, too: only then a report counts.
    await anna.writes(reporter, words);
    await site.delivered();
    await reporter.api.callOrThrow(sendReport, { key, id: anna.id, reason: "advertising", text: "" });
  }
  await site.delivered();
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect(page.getByText("For now somebody of us reads the first messages")).toBeVisible();
  const fay = await site.member({ name: "Fay", fictional: true });
  const other = await anna.open("/members/:id/chat", { id: fay.id });
  await expect(other.getByText(/somebody of us reads the first messages.* You only spend the credit if/)).toBeVisible();
  const words = `Look at my shop ${anna.id}`;
  await page.getByRole("textbox", { name: "Your message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  const message = page.getByRole("listitem").filter({ hasText: words });
  await expect(message).toContainText("One of us reads this first.");
  if (javaScriptEnabled) expect(await axeViolations(page), "a held message").toEqual([]);
  const list = await anna.open("/chats");
  const listed = list.getByRole("listitem").filter({ hasText: words });
  await expect(listed).toContainText("Is being looked at.");
  await site.delivered();

  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "held-texts", words });
  if (javaScriptEnabled) expect(await axeViolations(olga), "an operator's page of a text").toEqual([]);
  const item = Number(new URL(olga.url()).pathname.split("/").at(-1));
  await olga.getByLabel("Advertising").check();
  await olga.getByRole("button", { name: "Refuse" }).click();
  await olga.getByRole("button", { name: "Take it back" }).click();
  await expect(olga.getByLabel("Advertising")).toBeChecked();
  await olga.getByRole("button", { name: "Refuse" }).click();
  await expect(olga.getByRole("status").filter({ hasText: ": refused." })).toBeVisible();
  await site.internal.sendDecision(item);
  await expect(async () => {
    await page.reload();
    await expect(message).toContainText("it reads like advertising", { timeout: 1000 });
  }).toPass();
  await list.reload();
  await expect(listed).toContainText("Not delivered.");
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(his.getByRole("heading", { level: 1 })).toContainText("Anna");
  await expect(his.getByText(words)).toHaveCount(0);
});
