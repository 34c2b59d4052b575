import type { Page } from "@playwright/test";
import { endOtherSessions } from "../../app/contract/account/access.ts";
import { login } from "../../app/contract/account/session.ts";
import { apiClient } from "../support/http/api-client.ts";
import { expect, type Site, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { openLive } from "../support/browser/open-live.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";

const live = { tag: "@javascript" };
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const said = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

for (const how of ["the socket", "a poll"] as const) {
  test(
    `signed out elsewhere, ${how} takes the chat off the screen, and what was typed is kept`,
    live,
    async ({ site }) => {
      const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
      await bert.writes(anna, "A private word");
      await site.delivered();
      if (how === "a poll")
        await anna.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
      const open =
        how === "a poll" ? anna.open : (path: string, params: { id: string }) => openLive(anna, path, params);
      const page = await open("/members/:id/chat", { id: bert.id });
      await expect(said(page, "A private word")).toBeVisible();
      await field(page).fill("Half a sentence");
      const tablet = apiClient(site.apiOrigin);
      await tablet.callOrThrow(login, { email: anna.email, password: anna.password });
      await tablet.callOrThrow(endOtherSessions, {});
      await expect(page.getByText("A private word")).toHaveCount(0, { timeout: 10_000 });
      await expect(page).toHaveURL(/\/login\?redirect=%2Fmembers%2F/);
      await signIn(page, anna);
      await expect(said(page, "A private word")).toBeVisible();
      await expect(field(page)).toHaveValue("Half a sentence");
    },
  );
}

test("what was typed before the script was loaded is kept as a draft too", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
  const blocked = Promise.withResolvers<void>();
  await anna.context.route("**/assets/*.js", async (route) => {
    await blocked.promise;
    await route.continue();
  });
  const page = await anna.context.newPage();
  await page.goto(`${site.origin}/members/${bert.id}/chat`, { waitUntil: "commit" });
  await field(page).fill("Half a sentence");
  const connection = page.waitForEvent("websocket");
  blocked.resolve();
  await connection;
  await page.goto(`${site.origin}/members`);
  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  await expect(field(page)).toHaveValue("Half a sentence");
});

test("what was typed is there again after a page of older messages", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  for (const text of ["One", "Two", "Three"]) await anna.writes(bert, text);
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("Half a sentence");
  await page.goto(`${page.url()}?before=3`);
  await isTakenOver(page);
  await page.getByRole("link", { name: "To the newest messages" }).click();
  await expect(field(page)).toHaveValue("Half a sentence");
});

test("a message refused because the session ended waits in the field, without the refusal", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  let connections = 0;
  // Without a connection nothing tells that the session is over, until the first poll.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => {
    connections += 1;
    void connection.close();
  });
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect.poll(() => connections).toBeGreaterThan(0);
  await field(page).fill("Shall we walk?");
  const tablet = apiClient(site.apiOrigin);
  await tablet.callOrThrow(login, { email: anna.email, password: anna.password });
  await tablet.callOrThrow(endOtherSessions, {});
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, anna);
  await expect(field(page)).toHaveValue("Shall we walk?");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a refused message waits in the field without the refusal when it may be sent at last", live, async ({ site }) => {
  const anna = await site.member({ credits: 10 });
  const [bert, carl, dirk] = [await site.member(), await site.member(), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: dirk.id });
  for (const other of [bert, carl]) await anna.writes(other, "Hello");
  await field(page).fill("Shall we walk?");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("alert")).toContainText("you can start 2 conversations");
  await dirk.writes(anna, "Hello Anna");
  await site.delivered();
  await page.goto(`${site.origin}/members/${dirk.id}/chat`);
  await expect(field(page)).toHaveValue("Shall we walk?");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(said(page, "Shall we walk?")).toBeVisible();
  await expect(field(page)).toHaveValue("");
});

test("signing out leaves nothing of what was written on the device", live, async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const [anna, bert] = [await site.member({ credits: 0 }), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("Nobody's business");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("business");
  await field(page).fill("Nor is this business");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("Nor is this");
  await page.goto(`${site.origin}/members`);
  await menuWord(page, "Account").click();
  await menuEntry(page, "Sign out").click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("business");
});

const storedOn = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** A draft of hers, and she herself on a page that has no script to remove it. */
async function withDraft(site: Site) {
  const [anna, bert] = [await site.member(), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("Nobody's business");
  await expect.poll(() => storedOn(page)).toHaveLength(1);
  return { anna, page };
}

test("signing out on a page without scripts leaves nothing on the device", live, async ({ site }) => {
  const { page } = await withDraft(site);
  await page.goto(`${site.origin}/profile`);
  await page.getByText("Account", { exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await storedOn(page)).toEqual([]);
});

/** It asks once more. */
async function pressDelete(page: Page): Promise<void> {
  await isTakenOver(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it" }).click();
}

test("deleting the account leaves nothing on the device, a wrong password everything", live, async ({ site }) => {
  const { anna, page } = await withDraft(site);
  await page.goto(`${site.origin}/profile/delete/confirm`);
  await page.getByLabel("I need a break").check();
  await page.getByLabel("Your password").fill("not this one");
  await pressDelete(page);
  await expect(page.getByText("Check your password.").first()).toBeVisible();
  expect(await storedOn(page)).toHaveLength(1);
  await page.getByLabel("Your password").fill(anna.password);
  await pressDelete(page);
  await expect(page).toHaveURL(`${site.origin}/account-deleted`);
  expect(await storedOn(page)).toEqual([]);
});
