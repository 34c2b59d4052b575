import type { Page } from "@playwright/test";
import { listMessages } from "../../app/contract/conversations.ts";
import { listTransactions } from "../../app/contract/money.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";

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
  site.console.expectError(/ERR_FAILED|409/);
  const [anna, bert, carla] = [
    await site.member({ credits: 5 }),
    await site.member({ credits: 5 }),
    await site.member(),
  ];
  // Nothing tells the page that its session is over, as on a device without a network.
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => void connection.close());
  await anna.context.route("**/api/message.php", (route) => route.abort());
  const page = await anna.open("/members/:id/chat", { id: carla.id });
  await field(page).fill("From Anna alone");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "From Anna alone" })).toBeVisible();
  await signInBeside(site, page, bert);
  const refused = page.waitForResponse((response) => response.url().endsWith("/api/message.php"));
  await anna.context.unroute("**/api/message.php");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await refused).status()).toBe(409);
  // The page leads to sign-in, and from there back to itself as Bert's.
  await expect(page.getByText("From Anna alone")).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
  const toCarla = await bert.api.callOrThrow(listMessages, { with: carla.id });
  expect(toCarla.messages).toEqual([]);
});

test("nobody pays for an order that stands on another member's page", async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const [anna, bert] = [await site.member(), await site.member()];
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
