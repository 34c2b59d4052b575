import type { Page } from "@playwright/test";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { withTwo } from "../support/browser/conversation-page.ts";
import { openLive } from "../support/browser/open-live.ts";

const scripted = { tag: "@javascript" };

const pane = (page: Page) => page.getByRole("navigation", { name: "Your conversations" });

test("from 992 px the list stands beside the conversation, with the open one marked; below it does not", async ({
  site,
}) => {
  const { anna, bert } = await withTwo(site);
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.setViewportSize({ width: 992, height: 740 });
  await expect(pane(page).getByRole("link", { name: /Bert/ })).toHaveAttribute("aria-current", "page");
  await expect(pane(page).getByRole("link", { name: /Bert/ })).not.toContainText("unread");
  const carla = pane(page).getByRole("link", { name: /Carla/ });
  await expect(carla).toContainText("1 unread message");
  await expect(carla).not.toHaveAttribute("aria-current");
  const [left, right] = [await pane(page).boundingBox(), await page.getByRole("main").boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  expect(left?.height).toBeCloseTo(right?.height ?? 0, 0);
  await carla.click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages with Carla" })).toBeVisible();
  await expect(pane(page).getByRole("link", { name: /Carla/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("log")).toContainText("Good evening");
  await page.setViewportSize({ width: 991, height: 740 });
  await expect(pane(page)).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible();
});

const last = (page: Page) => page.getByRole("complementary", { name: "Your conversation with Bert" });
const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Your conversations" }).getByRole("listitem").filter({ hasText: name });

test("from 992 px the way back to the conversation that was open last stands beside the list, which marks it", async ({
  site,
}) => {
  const { anna, bert } = await withTwo(site);
  const page = await anna.open("/chats");
  await page.setViewportSize({ width: 992, height: 740 });
  await expect(row(page, "Bert")).toBeVisible();
  await expect(page.getByText(/Last opened/)).toHaveCount(0);
  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  await page.goto(`${site.origin}/chats`);
  await expect(row(page, "Bert")).toContainText("Last opened today");
  await expect(row(page, "Carla")).not.toContainText("Last opened");
  await expect(last(page)).toContainText("Last opened today");
  const [left, right] = [await row(page, "Bert").boundingBox(), await last(page).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  if (test.info().project.use.javaScriptEnabled !== false) expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 991, height: 740 });
  await expect(last(page)).toBeHidden();
  await expect(row(page, "Bert")).toContainText("Last opened today");
  await page.setViewportSize({ width: 1200, height: 740 });
  await bert.writes(anna, "Are you there?");
  await site.delivered();
  await page.reload();
  await expect(row(page, "Bert"), "it was not opened by itself").toContainText("1 unread message");
  await last(page).getByRole("link", { name: "Go on with it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages with Bert" })).toBeVisible();
});

test("the list beside a conversation follows what comes in and what is typed", scripted, async ({ site }) => {
  const { anna, bert, carla } = await withTwo(site);
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await page.setViewportSize({ width: 1200, height: 800 });
  await carla.writes(anna, "Are you there?");
  await expect(pane(page).getByRole("link").first()).toContainText("Are you there?");
  await expect(pane(page).getByRole("link").first()).toContainText("2 unread messages");
  await page.getByRole("textbox", { name: "Your message" }).fill("Half a sentence");
  await expect(pane(page).getByRole("link", { name: /Bert/ })).toContainText("Draft: Half a sentence");
  await carla.writes(anna, "Hello?");
  await expect(pane(page).getByRole("link").first()).toContainText("Hello?");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Half a sentence");
});

test("a conversation without a word offers two questions from the profile, which stand in the field when chosen", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  await bert.api.callOrThrow(changeProfile, { interests: ["jazz"] });
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  const questions = page.getByRole("log").getByRole("listitem").getByRole("link");
  await expect(questions).toHaveCount(2);
  const field = page.getByRole("textbox", { name: "Your message" });
  for (const at of [1, 0]) {
    const text = (await questions.nth(at).textContent()) ?? "";
    await questions.nth(at).click();
    await expect(field).toHaveValue(text);
  }
  await expect(field).toHaveValue("Which record would you put on for me first?");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Which record" })).toHaveCount(1);
  await expect(questions).toHaveCount(0);
});
