import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { withTwo } from "../support/browser/conversation-page.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";

const scripted = { tag: "@javascript" };

const list = (page: Page) => page.getByRole("list", { name: "Your conversations" });
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });

test(
  "removing a conversation moves no row above it, and hides nothing that could not be scrolled to",
  scripted,
  async ({ site }) => {
    const { anna } = await withTwo(site);
    const page = await anna.open("/chats");
    await page.setViewportSize({ width: 360, height: 740 });
    const [first, second] = await list(page).getByRole("listitem").all();
    const name = (await second?.textContent())?.includes("Bert") ? "Bert" : "Carla";
    const before = await first?.boundingBox();
    await menuWord(row(page, name), "More").click();
    await menuEntry(page, "Remove conversation").click();
    await expect(page.getByText("Conversation removed.")).toBeVisible();
    expect(await first?.boundingBox()).toEqual(before);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const notice = await page.getByRole("button", { name: "Undo" }).boundingBox();
    const foot = await page.getByRole("contentinfo").boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  },
);
