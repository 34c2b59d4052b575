import { setPreferences } from "../../app/contract/account/notifications.ts";
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

test("the own profile says who sees it, as the switches are, and leads to them", scriptless, async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile");
  await expect(page.locator("main section#name")).toContainText("Only you and we see your date of birth.");
  await page.getByRole("link", { name: "show yourself to visitors" }).click();
  await page.getByLabel("Show me to visitors").check();
  await page.locator("#visibility").getByRole("button", { name: "Save" }).click();
  await page.goto(`${site.origin}/profile`);
  await expect(
    page.getByText("see only your name, age, region, one interest and your main photo, and blurs"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "You can change that" })).toHaveAttribute(
    "href",
    "/profile/data#visibility",
  );
  await anna.api.callOrThrow(setPreferences, { paused: true });
  await page.reload();
  await expect(page.getByRole("link", { name: "until you end the pause" })).toBeVisible();
  const newcomer = await (await site.member({ confirmed: false })).open("/profile");
  await expect(newcomer.getByText("Nobody finds you yet.")).toBeVisible();
});
