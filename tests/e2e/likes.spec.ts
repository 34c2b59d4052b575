import { like } from "../../app/contract/people/discovery.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";

const once = { tag: "@javascript" };

test("a like from the profile is seen by the other one, as new until the profile is opened", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id", { id: bert.id });
  await page.getByRole("button", { name: "Like Bert" }).click();
  await expect(page.getByRole("button", { name: "Liked Bert" })).toBeVisible();
  // For ears only: to eyes the button says it, and a toast would lie on somebody's face.
  const said = page.getByRole("status").getByText("You like Bert.").or(page.getByText("You like Bert."));
  expect((await said.first().boundingBox())?.width).toBe(1);
  await site.delivered();

  const his = await bert.open("/likes");
  await expect(his).toHaveTitle(/^\(1\) /);
  const card = his.getByRole("listitem").filter({ hasText: "Anna" });
  await expect(card).toContainText("New like!");
  await card.getByRole("link", { name: /Anna/ }).click();
  await expect(his.getByRole("heading", { level: 1 })).toContainText("Anna");
  await his.goto(`${site.origin}/likes`);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("New like!");
  await expect(his).not.toHaveTitle(/^\(/);
});

test("liking back is a match, and says so with a way to write", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna", photo: true }), await site.member({ name: "Bert" })];
  await anna.api.callOrThrow(like, { id: bert.id });
  await site.delivered();

  const his = await bert.open("/likes");
  await his.getByRole("button", { name: "Like Anna" }).click();
  const main = his.getByRole("main");
  await expect(main.getByRole("heading", { name: "It’s a match!" })).toBeVisible();
  await expect(his).toHaveURL(new RegExp(`/likes/m/${anna.id}`));
  await main.getByRole("link", { name: "Continue where I was" }).click();
  await expect(his).toHaveURL(/\/likes$/);
  await his.getByRole("link", { name: /^Matches/ }).click();
  await expect(his.getByRole("listitem").filter({ hasText: "Anna" })).toBeVisible();
});

test(
  "a like that arrives raises the tab's count with the badge, and its card comes when asked for",
  once,
  async ({ site }) => {
    const [anna, bert, carl] = [await site.member(), await site.member({ name: "Bert" }), await site.member()];
    const page = await openLive(anna, "/likes");
    await page.setViewportSize({ width: 360, height: 740 });
    const tabs = page.getByRole("navigation", { name: "Kinds of likes" });
    const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "New like!" });
    // Nothing stands there yet that could move.
    await carl.api.callOrThrow(like, { id: anna.id });
    await expect(cards).toHaveCount(1);
    const tab = tabs.getByRole("link", { name: "Received" });
    await expect(tab).toContainText("1");
    const before = await cards.first().boundingBox();
    await bert.api.callOrThrow(like, { id: anna.id });
    await expect(tab).toContainText("2");
    await expect(page.getByRole("link", { name: "Likes 2 new likes" })).toBeVisible();
    await expect(cards).toHaveCount(1);
    expect(await cards.first().boundingBox()).toEqual(before);
    const show = page.getByRole("link", { name: "1 new like. Show it" });
    expect((await show.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await show.click();
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText("Bert");
    await expect(show).toHaveCount(0);
    const rows = await tabs
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(rows).size, "the tabs stand in one row").toBe(1);
  },
);

test("who switched it on likes back whoever fits, and both read that a setting did it", async ({ site }) => {
  const born = { date_of_birth: "1960-05-01", country: "NL" };
  const anna = await site.member({ ...born, name: "Anna", gender: "female", seeking: "male" });
  const bert = await site.member({ ...born, name: "Bert", gender: "male", seeking: "female" });
  const page = await anna.open("/profile/looking-for");
  const box = page.getByRole("checkbox", { name: "Like back whoever fits" });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#looking-for")).toContainText("Like back whoever fits");

  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  await site.delivered();
  const his = await bert.open("/likes");
  await expect(his.getByRole("listitem").filter({ hasText: "Anna" })).toContainText("New like, by their setting");
  await his.getByRole("link", { name: /^Matches/ }).click();
  await his.getByRole("link", { name: "See your match" }).click();
  await expect(his.getByRole("main")).toContainText("Their like came by a setting");
  await page.goto(`${site.origin}/likes/given`);
  await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toContainText("By your setting");
  await page.getByRole("button", { name: "Liked Bert" }).click();
  await expect(page.getByRole("heading", { name: "You have not liked anybody yet" })).toBeVisible();
});

test("a like can be taken back", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  await anna.api.callOrThrow(like, { id: bert.id });
  const page = await anna.open("/likes/given");
  await page.getByRole("button", { name: "Liked Bert" }).click();
  await expect(page.getByText("You took your like back.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You have not liked anybody yet" })).toBeVisible();
  await site.delivered();
  const his = await bert.open("/likes");
  await expect(his.getByRole("heading", { name: "No likes yet" })).toBeVisible();
});

test("a refused like is said on the page it came from", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/members/:id", { id: anna.id });
  await expect(page.getByText("This is how others see you.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Like/ })).toHaveCount(0);
  const answer = await page.request.post(`${site.origin}/likes/given`, {
    form: { like: anna.id },
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe(`/likes/given#l${anna.id}`);
  await page.goto(`${site.origin}/likes/given`);
  await expect(page.getByText("That is you. Choose somebody else.")).toBeVisible();
});

test("there are three kinds of likes and no others", scriptless, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/likes/everybody");
  await expect(page.getByText("This page could not be found")).toBeVisible();
});
