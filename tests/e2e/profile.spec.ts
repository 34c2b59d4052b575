import type { Page } from "@playwright/test";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { expectReachable } from "../support/browser/reachable.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { aMemberWithPhotos } from "../support/site/member-with-photos.ts";

const scripted = { tag: "@javascript" };
const strip = (page: Page) => page.getByRole("region", { name: "Photos of Bert" });
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });

/** Men whom nobody else finds: of an age and a country that no other test asks for. The address of the search that finds them. */
async function threeMen(site: Site): Promise<string> {
  const born = `${new Date().getUTCFullYear() - 97}-01-01`;
  const wishes = { gender: "male", seeking: "female", country: "NZ", date_of_birth: born } as const;
  for (const name of ["Adam", "Bert", "Carl"]) await site.internal.makeMember({ ...wishes, name });
  return "/members?gender=male&country=NZ&min_age=97&max_age=97";
}

test("from a search one goes on to the next profile, and back to the card of the last one", async ({ site }) => {
  const search = await threeMen(site);
  const anna = await site.member({ gender: "female", seeking: "male", country: "NL" });
  const page = await anna.open(search);
  const cards = page.getByRole("list", { name: "Members" }).first().getByRole("listitem");
  // Found sooner or later: the directory hears of them through the outbox.
  await expect(async () => {
    await page.reload();
    expect(await cards.count()).toBeGreaterThanOrEqual(3);
  }).toPass();
  const names = await cards.getByRole("link").allTextContents();
  const [first = "", second = ""] = names.map((words) => /Adam|Bert|Carl/.exec(words)?.[0]);
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first);
  await expect(page.getByRole("link", { name: /^Previous: / })).toHaveCount(0);
  await page.getByRole("link", { name: `Next: ${second}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second);
  await expect(page.getByRole("link", { name: `Previous: ${first}` })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Back to the members" }).click();
  await expect(page).toHaveURL(/\/members\?gender=male&country=NZ&min_age=97&max_age=97#l/);
  await expect(cards.nth(1).getByRole("button")).toBeInViewport();
  await expect(cards.nth(1).getByRole("link")).toBeInViewport();
});

test("whoever did not come from a search, or is not found in it, has no neighbours", async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id", { id: bert.id });
  for (const query of ["", "?back=%2Flikes", "?back=%2Fmembers%3Fmin_age%3D119%26max_age%3D120"]) {
    await page.goto(`${site.origin}/members/${bert.id}${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bert");
    await expect(page.getByRole("link", { name: /^(?:Previous|Next): / })).toHaveCount(0);
  }
});

test("the photos lead, one beside the other, and say which one it is", async ({ site }) => {
  const page = await (await site.member()).open(await aMemberWithPhotos(site));
  const photos = strip(page).getByRole("img");
  await expect(photos).toHaveCount(3);
  expect(await photos.evaluateAll((all) => all.map((one) => one.getAttribute("loading")))).toEqual([
    null,
    "lazy",
    "lazy",
  ]);
  await expect(strip(page).getByText("1 of 3")).toBeInViewport();
  await strip(page).getByRole("link", { name: "Next" }).first().click();
  await expect(strip(page).getByText("2 of 3")).toBeInViewport({ ratio: 1 });
  await expect(photos.nth(1)).toHaveAttribute("src", /\/blur\.webp\?s=/);
  await strip(page).getByRole("link", { name: "Photo 3 of 3" }).click();
  await expect(strip(page).getByText("3 of 3")).toBeInViewport({ ratio: 1 });
  await expect(strip(page).getByText("1 of 3")).not.toBeInViewport();
  // The page itself has not moved.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByText("More about Bert").click();
  await expect(page.getByText("Gender")).toBeVisible();
});

test("the keyboard reaches every photo of a profile, and axe finds nothing", scripted, async ({ site }) => {
  const page = await (await site.member()).open(await aMemberWithPhotos(site));
  await isTakenOver(page);
  await expect(page.locator("header summary")).toHaveCount(0);
  await expectReachable(page, 12);
  expect(await axeViolations(page)).toEqual([]);
});

test("a question that fits the profile stands in the chat's field, to be changed and sent", async ({ site }) => {
  const anna = await site.member({ credits: 5 });
  const bert = await site.member({ name: "Bert", city: "Utrecht" });
  await anna.api.callOrThrow(changeProfile, { interests: ["chess", "jazz"] });
  await bert.api.callOrThrow(changeProfile, { interests: ["jazz"] });
  const page = await anna.open("/members/:id", { id: bert.id });
  await expect(page.getByRole("heading", { name: "What you share" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Jazz" })).toBeVisible();
  await expect(page.getByRole("link", { name: "What do you like best about Utrecht?" })).toBeVisible();
  await page.getByRole("link", { name: "Which record would you put on for me first?" }).click();
  await expect(field(page)).toHaveValue("Which record would you put on for me first?");
  await field(page).fill("Which record would you put on for me?");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "put on for me?" })).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
});

test("a question takes no draft's place, and is none itself until it is changed", scripted, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/chat", { id: bert.id, ask: "weekend" });
  await isTakenOver(page);
  await expect(field(page)).toHaveValue("What does a perfect Sunday look like to you?");
  await page.goto(`${site.origin}/members/${bert.id}/chat?ask=evening`);
  await isTakenOver(page);
  await expect(field(page)).toHaveValue("What do you like to do of an evening?");
  await field(page).fill("Half a sentence");
  await page.goto(`${site.origin}/members/${bert.id}/chat?ask=weekend`);
  await isTakenOver(page);
  await expect(field(page)).toHaveValue("Half a sentence");
});

test(
  "on a phone one bar stays on a profile, with Like and Write, and in a low window none",
  scripted,
  async ({ site }) => {
    const page = await (await site.member()).open(await aMemberWithPhotos(site));
    const fixed = () =>
      page
        .locator("body *")
        .evaluateAll((all) =>
          all
            .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position) && one.clientHeight > 0)
            .map((one) => Math.round(one.getBoundingClientRect().bottom)),
        );
    for (const [height, bars] of [
      [740, [740]],
      [400, []],
    ] as const) {
      await page.setViewportSize({ width: 360, height });
      await expect.poll(fixed, { message: `${height} high` }).toEqual(bars);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("button", { name: "Like Bert" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Write" })).toBeInViewport({ ratio: 1 });
    // At 200 % on a laptop: the frame grows narrow instead of low, so the head stays.
    await page.setViewportSize({ width: 600, height: 400 });
    const frame = await strip(page).locator("picture").first().boundingBox();
    expect(frame?.width).toBeCloseTo(frame?.height ?? 0, 0);
  },
);
