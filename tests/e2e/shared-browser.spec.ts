import type { Page } from "@playwright/test";
import { listSessions } from "../../app/contract/account/access.ts";
import { listMessages } from "../../app/contract/conversations/conversations.ts";
import { listTransactions } from "../../app/contract/money/movements.ts";
import { expect, test, type BrowserMember, type Site, scriptless } from "../support/browser/browser-fixtures.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { signUpAnswers } from "../support/sign-up.ts";

const live = { tag: "@javascript" };
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });

/** Signs this member in with a browser that is another's, in a second tab. */
async function signInBeside(site: Site, page: Page, { email, password }: BrowserMember): Promise<void> {
  const answer = await page.context().request.post(`${site.origin}/login`, {
    form: { email, password },
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/members"]);
}

test("a message that waits is not sent as somebody else who signs in with the same browser", live, async ({ site }) => {
  site.console.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|409/);
  const [anna, bert, carla] = [
    await site.member({ credits: 5 }),
    await site.member({ credits: 5 }),
    await site.member(),
  ];
  // Neither the socket nor polling tells the page that its session is over: only the message's own answer does.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
  await anna.context.route("**/*.data*", (route) => route.abort());
  const page = await anna.open("/members/:id/chat", { id: carla.id });
  await isTakenOver(page);
  // Its script would be fetched in the middle of the test else, without a connection.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await anna.context.setOffline(true);
  await field(page).fill("From Anna alone");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "From Anna alone" })).toBeVisible();
  await signInBeside(site, page, bert);
  const refused = page.waitForResponse((response) => response.url().endsWith("/api/message.php"));
  await anna.context.setOffline(false);
  expect((await refused).status()).toBe(409);
  // The page leads to sign-in, and from there back to itself as Bert's.
  await expect(page.getByText("From Anna alone")).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
  const toCarla = await bert.api.callOrThrow(listMessages, { with: carla.id });
  expect(toCarla.messages).toEqual([]);
});

test("nobody pays for an order that stands on another member's page", scriptless, async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const [anna, bert] = [await site.member(), await site.member()];
  // Nothing tells the page that its session is over.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
  const page = await anna.open("/credits");
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page.getByRole("button", { name: /^Pay / })).toBeVisible();
  await signInBeside(site, page, bert);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("alert")).toContainText("belongs to another account");
  expect((await bert.api.callOrThrow(listTransactions, { page: 1 })).payments).toEqual([]);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/dev\/payments?\//);
});

test("nobody's devices are signed out by another member's page", async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const [anna, bert] = [await site.member(), await site.member()];
  const device = async (member: BrowserMember) => {
    const { context } = await site.visitor();
    await signInBeside(site, await context.newPage(), member);
  };
  await Promise.all([device(anna), device(bert)]);
  // Nothing tells the page that its session is over.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
  const page = await anna.open("/profile/security?ask=others");
  await signInBeside(site, page, bert);
  await page.getByRole("button", { name: "Yes, sign them out" }).click();
  await expect(page.getByRole("alert")).toContainText("belongs to another account");
  expect((await bert.api.callOrThrow(listSessions)).sessions.length).toBeGreaterThanOrEqual(3);
});

test("a sign-up that was begun in a browser is gone once somebody signs in with it", async ({ site }) => {
  const anna = await site.member();
  const { context } = await site.visitor({ country: "NL" });
  const page = await context.newPage();
  const begun = await context.request.post(`${site.origin}/complete-signup`, {
    form: { ...signUpAnswers, name: "Annelies", email: anna.email },
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect(begun.headers()["location"]).toBe("/complete-signup");
  await page.goto(`${site.origin}/login`);
  await expect(page.getByLabel("E-mail address")).toHaveValue(anna.email);
  await signInBeside(site, page, anna);
  await context.clearCookies({ name: /session/ });
  await page.goto(`${site.origin}/login`);
  await expect(page.getByLabel("E-mail address")).toHaveValue("");
});
