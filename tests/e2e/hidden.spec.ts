import { listHidden } from "../../app/contract/people/hidden.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

test("a member is not shown somebody again, undoes it at once, and later from the list", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const hidden = async () => (await anna.api.callOrThrow(listHidden)).hidden.map(({ id }) => id);
  const page = await anna.open("/members/:id", { id: bert.id, back: "/members?page=1" });
  await page.getByRole("button", { name: "Don’t show Bert again" }).click();
  await expect(page).toHaveURL(/\/members\?page=1$/);
  const notice = page.getByRole("status").filter({ hasText: "You will not be shown Bert again" });
  await expect(notice).toBeVisible();
  expect(await hidden()).toEqual([bert.id]);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You can find this member again.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/members\?page=1$/);
  expect(await hidden()).toEqual([]);

  await page.goto(`${site.origin}/members/${bert.id}`);
  await page.getByRole("button", { name: "Don’t show Bert again" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await page.goto(`${site.origin}/profile`);
  await page.getByRole("main").getByRole("link", { name: "Members not to show again" }).click();
  await page.getByRole("link", { name: "Look at Bert’s profile" }).click();
  await expect(page.getByRole("button", { name: "Show Bert again" })).toBeVisible();
  await page.goBack();
  await anna.speaks("nl");
  await page.reload();
  await page.getByRole("listitem").getByRole("button", { name: "Weer laten zien Bert" }).click();
  await expect(page.getByText("Je kunt dit lid weer vinden.").first()).toBeVisible();
  await expect(page.getByText("Je krijgt iedereen te zien")).toBeVisible();
  expect(await hidden()).toEqual([]);
});
