import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { layoutShift } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

const list = (page: Page) => page.getByRole("list", { name: "Your conversations" });
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });

test(
  "what was typed and not sent stands in the row, without a jump, and follows another tab",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5, name: "Bert" })];
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const chat = await anna.open("/members/:id/chat", { id: bert.id });
    await chat.getByRole("textbox", { name: "Your message" }).fill("Shall we walk");
    const page = await anna.open("/chats");
    await expect(row(page, "Bert")).toContainText("Draft: Shall we walk");
    await expect(row(page, "Bert")).not.toContainText("Good morning");
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await chat.getByRole("textbox", { name: "Your message" }).fill("Shall we swim");
    await expect(row(page, "Bert")).toContainText("Draft: Shall we swim");
    await chat.getByRole("textbox", { name: "Your message" }).fill("");
    await expect(row(page, "Bert")).toContainText("Good morning");
  },
);
