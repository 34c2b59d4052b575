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
  const dialog = his.getByRole("dialog", { name: "It’s a match!" });
  await expect(dialog).toContainText("You and Anna like each other");
  await expect(dialog.locator("img")).toHaveAttribute("src", /\/match\.webp/);
  await expect(dialog.getByRole("link", { name: "Write to Anna" })).toHaveAttribute("href", `/members/${anna.id}/chat`);
  await dialog.getByRole("link", { name: "Continue where I was" }).click();
  await expect(his).toHaveURL(/\/likes/);
  await his.getByRole("link", { name: /^Matches/ }).click();
  await expect(his.getByRole("listitem").filter({ hasText: "Anna" })).toBeVisible();
});

test("a like that arrives raises the tab's count with the badge, and moves nothing", once, async ({ site }) => {
  const [anna, bert, carl] = [await site.member(), await site.member(), await site.member()];
  await carl.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  const page = await openLive(anna, "/likes");
  const tab = page.getByRole("navigation", { name: "Kinds of likes" }).getByRole("link", { name: "Received" });
  await expect(tab).toContainText("1");
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "New like!" });
  const before = await cards.first().boundingBox();
  await bert.api.callOrThrow(like, { id: anna.id });
  await expect(tab).toContainText("2");
  await expect(page.getByRole("link", { name: "Likes 2 new likes" })).toBeVisible();
  await expect(cards).toHaveCount(1);
  expect(await cards.first().boundingBox()).toEqual(before);
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
