import type { Page } from "@playwright/test";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { like } from "../../app/contract/people/discovery.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";
import { markDocument } from "../support/browser/same-document.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "New like!" });

test(
  "t in the address delays the dialog, then leaves it, and nothing is loaded anew",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert, carl] = [
      await site.member(),
      await site.member({ name: "Bert" }),
      await site.member({ name: "Carl" }),
    ];
    await anna.context.clock.install();
    const page = await openLive(anna, "/members", { min_age: "50", t: "30" });
    const isSameDocument = await markDocument(page);
    await bert.api.callOrThrow(like, { id: anna.id });
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?min_age=50&t=30$/);
    await page.clock.runFor(10_000);
    await expect(dialog(page)).toContainText("Bert likes you.");
    await expect(page).toHaveURL(/\/members\?min_age=50$/);
    await isSameDocument();
    await page.close();

    const ignored = await openLive(anna, "/chats", { t: "soon" });
    await expect(ignored).toHaveURL(/\/chats$/);
    await carl.api.callOrThrow(like, { id: anna.id });
    await expect(dialog(ignored)).toContainText("Carl likes you.");
  },
);

test("without a script a line says that there are likes", async ({ site, javaScriptEnabled }) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  const line = (page: Page) => page.locator("noscript, p").getByRole("link", { name: "1 new like", exact: true });
  const page = await anna.open("/chats");
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(line(page)).toHaveCount(javaScriptEnabled ? 0 : 1);
  await anna.api.callOrThrow(setPreferences, { light_mode: true });
  await page.reload();
  await line(page).click();
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
