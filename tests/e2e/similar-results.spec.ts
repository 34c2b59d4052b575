import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

test("where few fit, similar members are beside them, and the page says what was widened", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member({ gender: "female", seeking: "male", country: "NL" });
  const name = `Bert${crypto.randomUUID().slice(0, 8)}`;
  await site.internal.makeMember({ gender: "male", seeking: "female", country: "NZ", name, date_of_birth: born(110) });
  const page = await anna.open("/members", { gender: "male", country: "NZ", min_age: 112, max_age: 115 });
  // Found sooner or later: the directory hears of a member through the outbox.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 2, name: /similar/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("we also looked at people up to five years younger or older");
  await expect(page.getByRole("list", { name: /similar/ }).getByRole("link", { name })).toBeVisible();
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
});

test("a page behind the last leads to the last", async ({ site }) => {
  const anna = await site.member({ gender: "female", seeking: "male", country: "NL" });
  const page = await anna.open("/members", { country: "NZ", min_age: 119, page: 7 });
  await expect(page).not.toHaveURL(/page=7/);
  await expect(page).toHaveURL(/min_age=119/);
});
