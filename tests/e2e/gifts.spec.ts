import type { Page } from "@playwright/test";
import { expect, test, scriptless } from "../support/browser/browser-fixtures.ts";

const said = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });

test("a gift with a few words is given once, costs what it says, and stands in both conversations and lists", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 10, name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.getByRole("link", { name: "Give a gift" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Give Bert a drawn gift");
  const price = await page.getByText(/^A gift costs 3\scredits, from €/).boundingBox();
  expect(price?.y).toBeLessThan((await page.getByRole("radio").first().boundingBox())?.y ?? 0);
  await page.getByRole("radio", { name: "A slice of apple pie" }).check();
  await page.getByLabel(/A few words/).fill("For this afternoon");
  await page.getByRole("button", { name: /^Give it 3\scredits, from €/ }).click();
  await expect(page).toHaveURL(/\/chat#newest$/);
  await expect(said(page, "For this afternoon")).toContainText("A slice of apple pie");
  await expect(page.getByText("You have 7 credits.")).toBeVisible();
  await site.delivered();
  const his = await bert.open("/chats");
  await expect(said(his, "Anna")).toContainText("A gift: For this afternoon");
  await his.getByRole("link", { name: /Anna/ }).click();
  const bubble = said(his, "For this afternoon");
  await expect(bubble).toHaveCount(1);
  await expect(bubble.locator("img")).toHaveJSProperty("complete", true);
  expect(await bubble.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test(
  "nothing chosen is said at the gifts, and the words are kept; too few credits are said, with the way to more",
  scriptless,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 2 }), await site.member()];
    const page = await anna.open("/members/:id/gift", { id: bert.id });
    await page.getByLabel(/A few words/).fill("For you");
    await page
      .locator("form")
      .filter({ has: page.getByRole("radio").first() })
      .evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: /^Give it/ }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page.getByLabel(/A few words/)).toHaveValue("For you");
    const gifts = page.getByRole("radiogroup");
    const red = await gifts
      .locator("label")
      .first()
      .evaluate((card) => getComputedStyle(card).borderColor);
    await expect(gifts.getByText("Please choose")).toBeVisible();
    await page.getByRole("radio", { name: "A candle" }).check();
    await expect(gifts.getByText("Please choose")).toBeHidden();
    await expect(gifts.locator("label").first()).not.toHaveCSS("border-color", red);
    await page.getByRole("button", { name: /^Give it/ }).click();
    await expect(
      page
        .getByText("Je hebt onvoldoende credits")
        .or(page.getByText(/not enough credits|too few credits|do not have enough/i))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: "A candle" })).toBeChecked();
    await expect(page.getByRole("link", { name: "Buy credits" })).toBeVisible();
  },
);

test(
  "a gift to a fictional profile says what it is, and when its credits are spent; what was refused is there again",
  scriptless,
  async ({ site }) => {
    const [anna, eva] = [await site.member({ credits: 1 }), await site.member({ fictional: true, name: "Eva" })];
    const page = await anna.open("/members/:id/gift", { id: eva.id });
    await expect(page.getByText("A fictional profile")).toBeVisible();
    await expect(page.getByText(/only spend the 3 credits/)).toBeVisible();
    await page.getByRole("radio", { name: "A candle" }).check();
    await page.getByLabel(/A few words/).fill("For the evening");
    await page.getByRole("button", { name: /^Give it/ }).click();
    await page.getByRole("link", { name: "Buy credits" }).click();
    await page.goto(`${site.origin}/members/${eva.id}/gift`);
    await expect(page.getByLabel(/A few words/)).toHaveValue("For the evening");
  },
);

test("five first lines fit the other's profile; the chosen one is in the field, to be changed, and only the writer reads that we proposed it", async ({
  site,
}) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.getByRole("link", { name: "First lines" }).click();
  const lines = page.getByRole("list", { name: /How to begin/ }).getByRole("link");
  await expect(lines).toHaveCount(5);
  await lines.filter({ hasText: "perfect Sunday" }).click();
  const field = page.getByRole("textbox", { name: "Your message" });
  await expect(field).toHaveValue("What does a perfect Sunday look like to you?");
  await expect(page.getByText(/Suggested by us/)).toBeVisible();
  await field.fill("What does a perfect Sunday look like to you? I love the dunes.");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(said(page, "I love the dunes")).toHaveCount(1);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "I love the dunes")).toHaveCount(1);
  await expect(his.getByText(/Suggested by us/)).toHaveCount(0);
});

test("after paying, the way leads back to the conversation whose message waits", async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 0, name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await page.getByRole("textbox", { name: "Your message" }).fill("Good morning, Bert");
  await page.getByRole("button", { name: /^Send\s1\scredit, from €/ }).click();
  await page.getByRole("alert").getByRole("link", { name: "Buy credits" }).click();
  await expect(page).toHaveURL(/\/credits\?for=/);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("link", { name: "Back to Bert: your message is ready" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Good morning, Bert");
  // What these credits cost, not what they would in the largest bundle.
  await expect(page.getByRole("button", { name: /^Send\s1\scredit, about €/ })).toBeVisible();
});
