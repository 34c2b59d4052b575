import type { Page, Route } from "@playwright/test";
import { like as likeMember, listLikes } from "../../app/contract/people/discovery.ts";
import { type BrowserMember, expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

const script = { tag: "@javascript" };

/** Anna looks at Bert, and what her like button sends is answered by `answer`. */
async function lookingAtBert(site: Site, answer?: (route: Route) => Promise<void>) {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id", { id: bert.id });
  await isTakenOver(page);
  const isPost = (route: Route) => route.request().method() === "POST";
  if (answer) await page.route("**/*.data*", (route) => (isPost(route) ? answer(route) : route.continue()));
  return { anna, bert, page, like: button(page, "Like Bert"), liked: button(page, "Liked Bert") };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function likesOf({ api }: BrowserMember): Promise<string[]> {
  return (await api.callOrThrow(listLikes)).profiles.map(({ id }) => id);
}

/** A cheap phone: a sixth of this machine, 400 kbit/s. */
async function asOnASlowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytes = 50_000;
  const network = { offline: false, latency: 300, downloadThroughput: bytes, uploadThroughput: bytes };
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

test("a like shows in the frame of the tap, before any answer, on a slow phone too", script, async ({ site }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { anna, bert, page, like, liked } = await lookingAtBert(site, async (route) => {
    await held;
    await route.continue();
  });
  const isSameDocument = await markDocument(page);
  const { width = 0, height = 0 } = (await like.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await asOnASlowPhone(page);
  const shown = await like.evaluate(async (element: HTMLButtonElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    return { pressed: element.ariaPressed, words: element.textContent, name: element.name };
  });
  expect(shown).toEqual({ pressed: "true", words: "Liked Bert", name: "unlike" });
  expect(await likesOf(anna)).toEqual([]);
  answer();
  await expect.poll(() => likesOf(anna)).toEqual([bert.id]);
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  await isSameDocument();
});

const failures: [how: string, answer: (route: Route) => Promise<void>, said: string, console: RegExp][] = [
  ["the server fails", (route) => route.fulfill({ status: 500, body: "" }), "That did not work", /status of 500/],
  ["there is no connection", (route) => route.abort("internetdisconnected"), "No connection.", /ERR_INTERNET_DISC/],
  ["the session has ended", signedOut, "Sign in", /nothing/],
];

/** As the server answers a script whose member has to sign in. */
function signedOut(route: Route): Promise<void> {
  const headers = { "X-Remix-Redirect": "/login?redirect=%2Fmembers", "X-Remix-Status": "302" };
  return route.fulfill({ status: 204, headers });
}

for (const [how, answer, said, onConsole] of failures) {
  test(`when ${how} the like is taken back, and the card says so`, script, async ({ site }) => {
    site.console.expectError(onConsole);
    const { bert, page, like, liked } = await lookingAtBert(site, answer);
    const isSameDocument = await markDocument(page);
    await like.click();
    const alert = page.locator("form", { has: like }).getByRole("alert");
    await expect(alert).toContainText(said);
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(`${site.origin}/members/${bert.id}`);
    await isSameDocument();

    await page.unroute("**/*.data*");
    await like.click();
    await expect(liked).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test("a like whose answer does not come is taken back after a while", script, async ({ site }) => {
  const { page, like } = await lookingAtBert(site, () => new Promise(() => {}));
  await page.clock.install();
  await like.click();
  await expect(button(page, "Liked Bert")).toBeVisible();
  // The deadline counts from the frame in which React has sent it, which may come after the one that shows it.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(like).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("alert")).toContainText("No connection.");
});

test("a like whose answer is lost is taken back by a second tap", script, async ({ site }) => {
  site.console.expectError(/ERR_CONNECTION_RESET/);
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  const { anna, bert, page, like, liked } = await lookingAtBert(site, async (route) => {
    if (!route.request().postData()?.startsWith("like=")) return route.continue();
    await route.fetch();
    await lost;
    await route.abort("connectionreset");
  });
  await like.click();
  await expect.poll(() => likesOf(anna)).toEqual([bert.id]);
  await liked.click();
  lose();
  await expect.poll(() => likesOf(anna)).toEqual([]);
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a double click is one like, and a like taken back before its answer is none", script, async ({ site }) => {
  const { anna, bert, like, liked } = await lookingAtBert(site, (route) => route.continue());
  await like.dblclick();
  await expect(liked).toBeVisible();
  await expect.poll(() => likesOf(anna)).toEqual([bert.id]);

  // Each its own click, faster than any answer: taken back, liked, taken back.
  await liked.evaluate((element: HTMLButtonElement) => [1, 2, 3].forEach(() => element.click()));
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => likesOf(anna)).toEqual([]);
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("offline a like fails on its card, in a list too", script, async ({ site }) => {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  site.console.expectError(CONNECTION_CUT);
  const anna = await site.member();
  const page = await anna.open("/members");
  await isTakenOver(page);
  const isSameDocument = await markDocument(page);
  await anna.context.setOffline(true);
  const cards = page.getByRole("list", { name: "Members found" }).getByRole("listitem");
  const card = cards.first();
  // In the page: pressing a button may scroll to it.
  const others = () =>
    cards
      .getByRole("button")
      .evaluateAll((all) => all.slice(1, 3).map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
  const before = await others();
  await card.getByRole("button", { name: /^Like / }).click();
  await expect(card.getByRole("alert")).toHaveText("No connection. Please try again.");
  await expect(card.getByRole("button", { name: /^Like / })).toHaveAttribute("aria-pressed", "false");
  expect(await others()).toEqual(before);
  await isSameDocument();
});

test("who taps twice and leaves has taken the like back", script, async ({ site }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { anna, page, like, liked } = await lookingAtBert(site, async (route) => {
    await held;
    await route.continue();
  });
  const sent: (string | null)[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData()));
  await like.click();
  await liked.click();
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page).toHaveURL(/\/chats$/);
  answer();
  await expect.poll(() => sent.filter((form) => form?.includes("unlike="))).toHaveLength(1);
  await expect.poll(() => likesOf(anna)).toEqual([]);
});

test("a like that is on its way is not shown on the profile that is opened next", script, async ({ site }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { anna, bert, page, like, liked } = await lookingAtBert(site, async (route) => {
    await held;
    await route.continue();
  });
  const carla = await site.member({ name: "Carla" });
  await like.click();
  await expect(liked).toBeVisible();
  await carla.api.callOrThrow(likeMember, { id: anna.id });
  await page.getByRole("link", { name: "See profile" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${carla.id}`));
  await expect(button(page, "Like Carla")).toHaveAttribute("aria-pressed", "false");
  answer();
  await expect.poll(() => likesOf(anna)).toEqual([bert.id]);
  await expect(button(page, "Like Carla")).toBeVisible();
});
