import { block } from "../../app/contract/safety/blocks.ts";
import { like, unlike } from "../../app/contract/people/discovery.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, type Site, test, scriptless } from "../support/browser/browser-fixtures.ts";

async function matched(site: Site) {
  const [anna, bert] = [await site.member({ name: "Anna", photo: true }), await site.member({ name: "Bert" })];
  await likeEachOther(anna, bert);
  await site.delivered();
  return [anna, bert] as const;
}

async function likeEachOther(one: BrowserMember, other: BrowserMember): Promise<void> {
  await one.api.callOrThrow(like, { id: other.id });
  await other.api.callOrThrow(like, { id: one.id });
}

test("both sides of a match have its page, with both faces and a way to write", async ({ site, javaScriptEnabled }) => {
  const [anna, bert] = await matched(site);
  for (const [member, other, name] of [
    [anna, bert, "Bert"],
    [bert, anna, "Anna"],
  ] as const) {
    const page = await member.open("/likes/m/:id", { id: other.id });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("It’s a match!");
    await expect(main).toContainText(`You and ${name} like each other.`);
    // Anna's photo, and the initial of Bert, who has none.
    await expect(main.locator("picture img")).toHaveAttribute("src", /\/match\.webp/);
    await expect(main.getByRole("link", { name: "See profile" })).toHaveAttribute("href", `/members/${other.id}`);
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    await main.getByRole("link", { name: "Write something" }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${other.id}/chat`));
    await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible();
  }
});

test("who comes by a link finds all matches from there, and their like is no longer new", async ({ site }) => {
  const [anna, bert] = await matched(site);
  const page = await anna.open("/likes");
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.goto(`${site.origin}/likes/m/${bert.id}`);
  await page.getByRole("main").getByRole("link", { name: "All matches" }).click();
  await expect(page).toHaveURL(/\/likes\/matches$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test("the portraits meet, and stand still for who wants no motion", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = await matched(site);
  const page = await anna.open("/likes/m/:id", { id: bert.id });
  const moving = () =>
    page
      .getByRole("main")
      .locator("picture")
      .evaluate((portrait) => getComputedStyle(portrait).animationName);
  expect(await moving()).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving()).toBe("none");
});

test("there is no such page for who is not matched, or not any more", scriptless, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  const status = async (member: BrowserMember, id: string) =>
    (await member.context.request.get(`${site.origin}/likes/m/${id}`)).status();
  await anna.api.callOrThrow(like, { id: bert.id });
  await site.delivered();
  for (const [member, id] of [
    [anna, bert.id],
    [bert, anna.id],
    [anna, anna.id],
    [anna, "nobody"],
  ] as const)
    expect(await status(member, id)).toBe(404);
  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  expect(await status(anna, bert.id)).toBe(200);
  await bert.api.callOrThrow(unlike, { id: anna.id });
  await site.delivered();
  expect([await status(anna, bert.id), await status(bert, anna.id)]).toEqual([404, 404]);
  await bert.api.callOrThrow(like, { id: anna.id });
  await bert.api.callOrThrow(block, { id: anna.id });
  await site.delivered();
  expect([await status(anna, bert.id), await status(bert, anna.id)]).toEqual([404, 404]);
});
