import { setPreferences } from "../../app/contract/account/notifications.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { aPair, field, said, sendButton } from "../support/browser/conversation-page.ts";
import { openLive } from "../support/browser/open-live.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

const live = { tag: "@javascript" };

test("an address of a page can be followed, to the letter, and one that only looks like another cannot", async ({
  site,
}) => {
  const { anna, bert } = await aPair(site);
  await bert.writes(
    anna,
    "See https://example.com/walks?on=sunday, or https://ex\u0430mple.com and <b>https://xn--e1a.com</b>",
  );
  await site.delivered();
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  const message = said(page, "See https");
  await expect(message).toContainText(
    "See https://example.com/walks?on=sunday, or https://ex\u0430mple.com and <b>https",
  );
  const link = message.locator("p a[target]");
  await expect(link).toHaveCount(1);
  await expect(link).toHaveText("https://example.com/walks?on=sunday");
  await expect(link).toHaveAttribute("href", "https://example.com/walks?on=sunday");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("very long words and words from right to left stand in the narrowest window", async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const hello = "\u05e9\u05dc\u05d5\u05dd, \u05de\u05d4 \u05e9\u05dc\u05d5\u05de\u05da?";
  for (const text of [`https://example.com/${"a".repeat(300)}`, "W".repeat(400), hello]) await bert.writes(anna, text);
  await site.delivered();
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.setViewportSize({ width: 320, height: 640 });
  const directionOf = (text: string) =>
    said(page, text)
      .locator("p")
      .first()
      .evaluate((words) => getComputedStyle(words).direction);
  expect(await directionOf(hello)).toBe("rtl");
  expect(await directionOf("WWWW")).toBe("ltr");
  const widest = await page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll("[role=log] li")].map((one) => one.getBoundingClientRect().right),
    ),
  );
  expect(widest).toBeLessThanOrEqual(320);
  await field(page).fill(hello);
  expect(await field(page).evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
  await field(page).fill(""); // a draft would stand in the list instead
  await page.goto(`${site.origin}/chats`);
  const excerpt = page.getByRole("listitem").filter({ hasText: "Bert" }).getByText(hello);
  expect(await excerpt.evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the last tenth of a message is counted, and nothing moves", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("x".repeat(1799));
  const before = await sendButton(page).boundingBox();
  await expect(page.getByText("characters left")).toHaveCount(0);
  await field(page).press("End");
  await field(page).pressSequentially("xx");
  const left = page.getByText("199 characters left");
  await expect(left).toBeVisible();
  await expect(left).toHaveAttribute("aria-live", "polite");
  expect(await sendButton(page).boundingBox()).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  await field(page).fill("x".repeat(2001));
  await expect(page.getByText("1 character too many")).toBeVisible();
  await field(page).fill("x".repeat(1900));
  await sendButton(page).click();
  await expect(page.getByText("characters left")).toHaveCount(0);
});

test("on a phone the count of characters lies over nothing that is said below the field", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await page.setViewportSize({ width: 360, height: 740 });
  await field(page).fill("x".repeat(1801));
  const count = await page.getByText("199 characters left").boundingBox();
  const below = await page.getByText(/You have \d credits?\./).boundingBox();
  expect(count).not.toBeNull();
  expect((count?.y ?? 999) + (count?.height ?? 999)).toBeLessThanOrEqual(below?.y ?? 0);
  await field(page).fill("x");
  await expect(page.getByText("199 characters left")).toHaveCount(0);
});

test("a long text on a phone leaves what is said of its length a place of its own", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.setViewportSize({ width: 360, height: 480 });
  await field(page).fill("Long sentence. ".repeat(140));
  const count = await page.getByText(/characters too many/).boundingBox();
  const [name, text] = [await page.locator("main header").boundingBox(), await field(page).boundingBox()];
  expect(count?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect((count?.y ?? 999) + (count?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
});

test("who sends nothing is told so, with a script as without, until something is written", async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await sendButton(page).click();
  const told = page.getByText("Write something first.");
  await expect(told).toBeVisible();
  await field(page).pressSequentially("Sunny here today");
  await sendButton(page).click();
  await expect(said(page, "Sunny here today")).toHaveCount(1);
  await expect(told).toHaveCount(0);
});

test("Ctrl or Cmd with Enter sends; Enter alone begins a new line", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("One");
  await field(page).press("Enter");
  await field(page).pressSequentially("Two");
  await expect(field(page)).toHaveValue("One\nTwo");
  await field(page).press("Control+Enter");
  await expect(field(page)).toHaveValue("");
  await expect(said(page, "Two")).toContainText(/Sent|Delivered/);
  await field(page).fill("Three");
  await field(page).press("Meta+Enter");
  await expect(said(page, "Three")).toContainText(/Sent|Delivered/);
});

test("who wants that sends with Enter, and Shift with Enter is a new line", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  const settings = await anna.open("/profile/display");
  await settings.getByLabel("The Enter key sends my message").check();
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(settings.getByLabel("The Enter key sends my message")).toBeChecked();
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await isTakenOver(page);
  await field(page).fill("One");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("Two");
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(said(page, "Two")).toContainText(/Sent|Delivered/);
});

test("who hides typing shows it to nobody, and sees it of nobody", live, async ({ site }) => {
  const { anna, bert } = await aPair(site);
  await anna.writes(bert, "Good morning, Bert");
  await site.delivered();
  await anna.api.callOrThrow(setPreferences, { show_typing: false });
  const hers = await openLive(anna, "/members/:id/chat", { id: bert.id });
  const his = await openLive(bert, "/members/:id/chat", { id: anna.id });
  for (const [page, other] of [
    [hers, his],
    [his, hers],
  ] as const) {
    const told = page.waitForResponse("**/api/typing.php");
    await field(page).pressSequentially("Hello");
    await told;
    await sendButton(page).click();
    // What came after it over the same socket is there: the sign would be, too.
    await expect(said(other, "Hello").last()).toBeVisible();
    await expect(other.getByText("is typing")).toHaveCount(0);
  }
});
