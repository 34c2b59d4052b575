import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

test("a paused profile says so, and the way back is one press away", scriptless, async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member()];
  const page = await anna.open("/profile");
  await page.getByRole("link", { name: "Who sees what" }).click();
  await page.getByLabel("Pause my profile").check();
  await page.locator("#visibility").getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#visibility").getByText("Saved. Your profile is paused")).toBeInViewport();
  expect((await bert.context.request.get(`${site.origin}/members/${anna.id}`)).status()).toBe(404);
  await page.goto(`${site.origin}/profile`);
  await expect(page.getByText("Your profile is paused").first()).toBeVisible();
  const preview = await anna.context.request.get(`${site.origin}/members/${anna.id}`);
  expect(await preview.text()).toContain("Your profile is paused: only those you write with");
  await page.goto(`${site.origin}/profile`);
  await page.getByRole("button", { name: "Show my profile again" }).click();
  await expect(page.getByText("Your profile can be seen again.")).toBeVisible();
  await expect(page.getByText("Your profile is paused")).toHaveCount(0);
  expect((await bert.context.request.get(`${site.origin}/members/${anna.id}`)).status()).toBe(200);
});

test("who hides that they are here shows no online sign", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member()];
  const his = await bert.open("/members/:id", { id: anna.id });
  await expect(his.getByText("Online now")).toBeVisible();
  const page = await anna.open("/profile/data");
  await page.getByLabel("Show when I am online").uncheck();
  await page.locator("#visibility").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. This is what others see from now on.")).toBeVisible();
  await expect(page.getByLabel("Show when I am online")).not.toBeChecked();
  await his.reload();
  await expect(his.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(his.getByText("Online now")).toHaveCount(0);
});
