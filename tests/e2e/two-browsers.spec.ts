import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";
import { field, said, sendButton } from "../support/browser/conversation-page.ts";

test(
  "two people in two browsers write to each other: each word is there at once, once, and is seen to be read",
  { tag: "@javascript" },
  async ({ site, playwright, launchOptions }) => {
    const his = await playwright.chromium.launch(launchOptions);
    const anna = await site.member({ credits: 5, name: "Anna" });
    const bert = await site.member({ credits: 5, name: "Bert" }, { browser: his });
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const hers = await openLive(anna, "/members/:id/chat", { id: bert.id });
    const page = await openLive(bert, "/members/:id/chat", { id: anna.id });
    await field(hers).fill("Shall we walk?");
    await expect(page.getByText("Anna is typing")).toBeVisible();
    await sendButton(hers).click();
    await expect(said(page, "Shall we walk?")).toHaveCount(1);
    await expect(said(hers, "Shall we walk?")).toContainText("Read");
    await field(page).fill("At ten");
    await sendButton(page).click();
    await expect(said(hers, "At ten")).toHaveCount(1);
    await expect(said(page, "At ten")).toContainText("Read");
    for (const one of [hers, page])
      await expect(one.getByRole("log").getByRole("listitem")).toContainText([
        "Good morning",
        "Shall we walk?",
        "At ten",
      ]);
    await his.close();
  },
);
