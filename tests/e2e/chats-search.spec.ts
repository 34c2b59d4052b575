import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { withTwo } from "../support/browser/conversation-page.ts";

const list = (page: Page) => page.getByRole("list", { name: "Your conversations" });
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });

test(
  "a name that was typed before the script is there is looked for once it is",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    for (const name of ["René", "Carla", "Dirk", "Emma", "Frits", "Greet", "Henk"])
      await (await site.member({ name, credits: 5 })).writes(anna, `I am ${name}`);
    await site.delivered();
    const page = await anna.open("/credits");
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${site.origin}/chats`, { waitUntil: "commit" });
    await page.getByRole("searchbox", { name: "Search by name" }).fill("ren");
    script.resolve();
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
  },
);

test("with many conversations a name is found while it is typed, by any part and without accents", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member();
  const names = ["René", "Carla", "Dirk", "Emma", "Frits", "Greet", "Henk"];
  for (const name of names) await (await site.member({ name, credits: 5 })).writes(anna, `I am ${name}`);
  await site.delivered();
  const page = await anna.open("/chats");
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.fill("ren");
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(row(page, "René")).toBeVisible();
  await expect(search).toHaveValue("ren");
  if (javaScriptEnabled !== false) {
    await search.fill("somebody else");
    await page.getByRole("link", { name: "Show all conversations" }).click();
    await expect(search).toHaveValue("");
    await expect(list(page).getByRole("listitem")).toHaveCount(7);
  }
  await search.fill("nobody");
  await search.press("Enter");
  await expect(page.getByText("No conversation with “nobody”.")).toBeVisible();
  await expect(page).toHaveURL(/\/chats\?q=nobody$/);
  await page.getByRole("link", { name: "Show all conversations" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(7);
  await expect(search).toHaveValue("");
});

test("a few conversations need no search", async ({ site }) => {
  const { anna } = await withTwo(site);
  const page = await anna.open("/chats");
  await expect(row(page, "Bert")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
});
