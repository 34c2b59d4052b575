import { expect, test } from "../support/browser/browser-fixtures.ts";
import { card, save } from "../support/browser/own-profile.ts";

test(
  "the search among the interests shows what fits, and keeps what is ticked",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    const page = await anna.open("/profile/interests");
    await page.getByRole("checkbox", { name: "Chess" }).check();
    await expect(page.getByText("Chosen: 1. At most 10.")).toBeInViewport();
    const search = page.getByRole("searchbox", { name: "Search among these" });
    await search.fill("Séa");
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    await expect(page.getByRole("checkbox", { name: "The sea" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Chess" })).toBeChecked();
    await search.press("Enter");
    await expect(page).toHaveURL(/\/profile\/interests$/);
    await search.fill("qqq");
    await expect(page.getByRole("status").filter({ hasText: "No interest" })).toBeVisible();
    await search.fill("");
    await expect(page.getByRole("checkbox", { name: "Walking" })).toBeVisible();
    await save(page);
    await expect(card(page, "interests").getByRole("listitem")).toHaveText(["Chess"]);
  },
);

test("the interest that has the keyboard is never behind the count or the menu", async ({ site }) => {
  const page = await (await site.member()).open("/profile/interests");
  const hidden: string[] = [];
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("checkbox").first().focus();
    for (let at = 0; at < 30; at += 1) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const chip = document.activeElement?.closest("label");
        const { left = 0, width: wide = 0, top = 0, bottom = 0 } = chip?.getBoundingClientRect() ?? {};
        const isOnTop = (y: number) => chip?.contains(document.elementFromPoint(left + wide / 2, y));
        return isOnTop(top + 2) && isOnTop(bottom - 2) ? undefined : `${chip?.textContent}`;
      });
      if (seen !== undefined) hidden.push(`${width}: ${seen}`);
    }
    const [count, menu] = await Promise.all([
      page.getByText("At most 10.", { exact: true }).boundingBox(),
      page.getByRole("navigation", { name: "Main menu" }).boundingBox(),
    ]);
    expect((count?.y ?? 0) + (count?.height ?? 0), `${width}: above the menu`).toBeLessThanOrEqual(menu?.y ?? 0);
  }
  expect(hidden).toEqual([]);
});

test("that there are too many interests is said until they are sent again", async ({ site }) => {
  const page = await (await site.member()).open("/profile/interests");
  for (const chip of (await page.getByRole("checkbox").all()).slice(0, 12)) await chip.check();
  await save(page);
  const problem = page.locator("fieldset").getByText("Choose at most 10 interests, please");
  await expect(problem.first()).toBeVisible();
  await page.getByRole("checkbox").first().uncheck();
  await page.getByRole("checkbox").nth(20).focus();
  await expect(problem.first()).toBeVisible();
});
