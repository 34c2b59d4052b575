import type { Page } from "@playwright/test";
import { like, listLikes } from "../../app/contract/people/discovery.ts";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { getSwipeGame } from "../../app/contract/people/swipe-game.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { expectReachable } from "../support/browser/reachable.ts";

/** A woman and men of an age that nobody else here has, and whom alone she looks for. */
async function ofAge(site: Site, age: number, men: { name: string; fictional?: boolean }[]) {
  const date_of_birth = `${new Date().getUTCFullYear() - age}-01-15`;
  const anna = await site.member({ name: "Anna", gender: "female", seeking: "male", date_of_birth });
  await anna.api.callOrThrow(changeProfile, { seeking_min_age: age, seeking_max_age: age });
  const others: BrowserMember[] = [];
  for (const one of men) others.push(await site.member({ gender: "male", seeking: "female", date_of_birth, ...one }));
  await site.delivered();
  return { anna, others };
}

const face = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");

test("a face at a time: like, not now, take back, and a kind end when the likes of the day are given", async ({
  site,
  javaScriptEnabled,
}) => {
  const names = ["Adam", "Bas", "Cor", "Dirk", "Evert", "Frits"];
  const { anna } = await ofAge(
    site,
    javaScriptEnabled ? 21 : 23,
    names.map((name) => ({ name })),
  );
  const page = await anna.context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/swipe-game`);
  const [likes, skips] = [
    page.getByRole("button", { name: "Like", exact: true }),
    page.getByRole("button", { name: "Not now" }),
  ];
  for (const seen of [page.locator("[data-card]").locator("picture, [role=img]").first(), face(page), likes, skips]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0), "in the first window").toBeLessThanOrEqual(740);
  }
  if (javaScriptEnabled) {
    expect(await axeViolations(page)).toEqual([]);
    await expectReachable(page);
  }
  const first = await face(page).innerText();
  await skips.click();
  await expect(face(page)).not.toHaveText(first);
  await page.getByRole("button", { name: "Take back: not now" }).click();
  await expect(face(page)).toHaveText(first);
  for (const left of ["3 likes", "2 likes", "1 like"]) {
    await likes.click();
    await expect(page.getByText(`${left} left today`)).toBeVisible();
  }
  await page.getByRole("button", { name: /^Take back: you like/ }).click();
  await expect(page.getByText("2 likes left today")).toBeVisible();
  await likes.click();
  await expect(page.getByText("1 like left today")).toBeVisible();
  await likes.click();
  await expect(page.getByRole("heading", { name: "Your likes of today are given" })).toBeVisible();
  const time = page.getByRole("timer", { name: "Time until your next likes" });
  if (javaScriptEnabled) await expect(time).toHaveText(/^\d{1,2}:\d\d:\d\d$/);
  else await expect(time).toHaveText(/\d{4} at 00:00/);
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  const { profiles } = await anna.api.callOrThrow(listLikes);
  expect(profiles).toHaveLength(4);
  await page.getByRole("link", { name: "Look around" }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test(
  "arrow keys and a finger do what the buttons do, and a match has its page",
  { tag: "@javascript" },
  async ({ site }) => {
    const { anna, others } = await ofAge(site, 25, [{ name: "Adam" }, { name: "Bas" }]);
    const page = await anna.open("/swipe-game");
    for (const isLast of [false, true]) {
      const seen = await face(page).innerText();
      await expect(page.getByText("4 likes left today")).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      if (!isLast) await expect(face(page)).not.toHaveText(seen);
    }
    await expect(page.getByText("You have seen everybody who fits your wishes.")).toBeVisible();
    // The last one again, who likes her.
    await page.getByRole("button", { name: /^Take back/ }).click();
    const { profile } = await anna.api.callOrThrow(getSwipeGame);
    const last = others.find(({ id }) => id === profile?.id);
    if (!last) throw new Error("nobody is on the card");
    await last.api.callOrThrow(like, { id: anna.id });
    await site.delivered();
    const box = await page.locator("[data-card]").boundingBox();
    if (!box) throw new Error("no card");
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 4, { steps: 3 });
    await page.mouse.up();
    // Not far enough: it springs back.
    await expect(face(page)).toBeVisible();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 140, y + 6, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole("heading", { name: "It’s a match!" })).toBeVisible();
    await page.getByRole("link", { name: "Continue where I was" }).click();
    await expect(page).toHaveURL(/\/swipe-game$/);
  },
);

test("a fictional profile has its sign on the card, and its warning below", async ({ site, javaScriptEnabled }) => {
  const { anna } = await ofAge(site, javaScriptEnabled ? 31 : 33, [{ name: "Eelco", fictional: true }]);
  const page = await anna.open("/swipe-game");
  await expect(face(page)).toContainText("Eelco");
  await expect(page.getByRole("article").getByText("Fictional", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(/physical contact/i)).toBeVisible();
});
