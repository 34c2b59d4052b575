import { expect, test } from "../support/browser/browser-fixtures.ts";
import { card, save } from "../support/browser/own-profile.ts";

test("a text with a telephone number is kept for its writer, who reads why nobody else sees it yet", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member()];
  const page = await anna.open("/profile/about");
  const field = page.getByRole("textbox", { name: "About me" });
  await field.fill("I like the sea. Call me: 06 12 34 56 78");
  await save(page);
  await expect(page.getByText("Saved. Somebody of us reads it first", { exact: false })).toBeVisible();
  await expect(card(page, "about")).toContainText("We read this first");
  await expect(card(page, "about")).toContainText("Call me: 06 12 34 56 78");
  await expect(page.getByText("1 of 10 done")).toBeVisible();
  const his = await bert.open("/members/:id", { id: anna.id });
  await expect(his.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(his.getByText("06 12 34 56 78")).toHaveCount(0);
  await page.getByRole("link", { name: "See how others see me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("06 12 34 56 78")).toHaveCount(0);

  await page.goto(`${site.origin}/profile/about`);
  await expect(field).toHaveValue("I like the sea. Call me: 06 12 34 56 78");
  await field.fill("I like the sea.");
  await save(page);
  await expect(card(page, "about")).not.toContainText("We read this first");
  await his.reload();
  await expect(his.getByText("I like the sea.")).toBeVisible();
});
