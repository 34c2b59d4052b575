import type { Browser, Page } from "@playwright/test";
import { type BrowserMember, expect, test, scriptless } from "../support/browser/browser-fixtures.ts";
import { field, said } from "../support/browser/conversation-page.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

const key = (page: Page) => page.locator("input[name=client_id]");

/** This member's browser, with its script switched off. */
async function withoutScript(browser: Browser, { context }: BrowserMember) {
  return browser.newContext({ storageState: await context.storageState(), javaScriptEnabled: false });
}

test(
  "a text that was refused without a script is not proposed again once a script has sent it, also with other words",
  { tag: "@javascript" },
  async ({ site, browser }) => {
    const [anna, dirk] = [await site.member({ credits: 10 }), await site.member({ credits: 5 })];
    const chat = `${site.origin}/members/${dirk.id}/chat`;
    const plain = await withoutScript(browser, anna);
    const page = await plain.newPage();
    await page.goto(chat);
    // Two other conversations were begun meanwhile.
    for (const other of [await site.member(), await site.member()]) await anna.writes(other, "Hello");
    await field(page).fill("Shall we walk?");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(page.getByRole("alert")).toContainText("you can start 2 conversations");
    await dirk.writes(anna, "Hello Anna");
    await site.delivered();
    await page.goto(`${site.origin}/chats`);
    await expect(page.getByText("Draft: Shall we walk?")).toBeVisible();
    const scripted = await browser.newContext({ storageState: await plain.storageState() });
    const live = await scripted.newPage();
    await live.goto(chat);
    await isTakenOver(live);
    await expect(field(live)).toHaveValue("Shall we walk?");
    await field(live).fill("Shall we swim?");
    await live.getByRole("button", { name: /^Send/ }).click();
    await expect(said(live, "Shall we swim?")).toContainText(/Sent|Delivered/);
    await live.goto(`${site.origin}/chats`);
    await expect(live.getByText("Shall we swim?")).toBeVisible();
    await expect(live.getByText("Draft:")).toHaveCount(0);
    await live.goto(chat);
    await isTakenOver(live);
    await expect(field(live)).toHaveValue("");
    await scripted.close();
    await plain.close();
  },
);

test(
  "a key that was used before is renewed without a script, and the text stays to be sent",
  scriptless,
  async ({ site, browser }) => {
    const [anna, bert] = [await site.member({ credits: 9 }), await site.member({ name: "Bert", credits: 5 })];
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const plain = await withoutScript(browser, anna);
    const page = await plain.newPage();
    for (const [path, words, send] of [
      ["chat", field(page), page.getByRole("button", { name: /^Send/ })],
      ["gift", page.getByLabel(/A few words/), page.getByRole("button", { name: /^Give it/ })],
    ] as const) {
      const address = `${site.origin}/members/${bert.id}/${path}`;
      const write = async (text: string) => {
        if (path === "gift") await page.getByRole("radio", { name: "A candle" }).check();
        await words.fill(text);
      };
      await page.goto(address);
      const used = await key(page).inputValue();
      await write(`First by ${path}`);
      await send.click();
      await expect(said(page, `First by ${path}`)).toHaveCount(1);
      await page.goto(address);
      await key(page).evaluate((one: HTMLInputElement, value) => (one.value = value), used);
      await write(`Second by ${path}`);
      await send.click();
      await expect(page.getByText("Send it once more, and it goes.").first()).toBeVisible();
      await expect(words).toHaveValue(`Second by ${path}`);
      await page.goto(address);
      await expect(words).toHaveValue(`Second by ${path}`);
      await expect(key(page)).not.toHaveValue(used);
      await send.click();
      await expect(said(page, `Second by ${path}`)).toHaveCount(1);
    }
    await plain.close();
  },
);

test("after paying, the way leads back to the gift that waits, with its words", scriptless, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 0, name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/gift", { id: bert.id });
  await page.getByRole("radio", { name: "A candle" }).check();
  await page.getByLabel(/A few words/).fill("For the evening");
  await page.getByRole("button", { name: /^Give it/ }).click();
  await expect(page.getByText(/credits/i).first()).toBeVisible();
  await page.getByRole("link", { name: "Buy credits" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("link", { name: "Back to Bert: your message is ready" }).click();
  await expect(page.getByLabel(/A few words/)).toHaveValue("For the evening");
  await expect(page.getByRole("radio", { name: "A candle" })).toBeChecked();
});
