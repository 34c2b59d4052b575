import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext, stopWork } from "../support/browser/operator.ts";

const once = { tag: "@javascript" };
const CONVERSATION = /\/operator\/fictional\/(\d+)/;

/** A member's message to a fictional profile, on the operator's page. What is another test's is left to it. */
async function openMessage(site: Site, words: string) {
  const text = `${words} ${crypto.randomUUID()}`;
  const [anna, fay] = [await site.member({ credits: 5 }), await site.member({ name: "Fay", fictional: true })];
  const page = await anna.open("/members/:id/chat", { id: fay.id });
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText(/1 credit held until/)).toBeVisible();
  await site.delivered();
  const staff = await (await operatorContext(site)).newPage();
  await openItem(staff, site, { queue: "fictional", words: text });
  return { anna, fay, page, staff };
}

test("a member writes to a fictional profile, an operator answers, and the member reads it", async ({ site }) => {
  const { anna, fay, page, staff } = await openMessage(site, "Do you like the sea?");
  await expect(page.getByText("You only spend the credit if Fay answers")).toBeVisible();
  await expect(page.getByText("You have 4 credits.")).toBeVisible();
  const [, number = ""] = CONVERSATION.exec(staff.url()) ?? [];
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByRole("alert")).toBeVisible();
  await staff.getByLabel("Your answer as Fay").fill("I love it, and you?");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await staff.getByRole("button", { name: "Take it back" }).click();
  await expect(staff.getByLabel("Your answer as Fay")).toHaveValue("I love it, and you?");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByRole("status").filter({ hasText: ": answered." })).toBeVisible();
  const credits = await anna.open("/credits");
  await expect(credits.getByText(/You have 4 credits\. 1 more credit is held .* After 48 hours/)).toBeVisible();
  await stopWork(staff, site);
  await site.internal.sendDecision(Number(number));
  const chat = await anna.open("/members/:id/chat", { id: fay.id });
  await expect(async () => {
    await chat.reload();
    await expect(chat.getByRole("listitem").filter({ hasText: "I love it" })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(chat.getByText("Fictional", { exact: false }).first()).toBeVisible();
  await expect(chat.getByText(/held until/)).toHaveCount(0);
  await chat.goto(`${site.origin}/transactions`);
  await expect(chat.getByText("Answered: 1 held credit is spent")).toBeVisible();
});

test("nobody answers, and the member has the credit back", async ({ site }) => {
  const { anna, fay, staff } = await openMessage(site, "Anybody there?");
  const [, number = ""] = CONVERSATION.exec(staff.url()) ?? [];
  await staff.getByRole("button", { name: "Do not answer" }).click();
  await expect(staff.getByRole("status").filter({ hasText: ": not answered." })).toBeVisible();
  await stopWork(staff, site);
  await site.internal.sendDecision(Number(number));
  const chat = await anna.open("/members/:id/chat", { id: fay.id });
  await expect(async () => {
    await chat.reload();
    await expect(chat.getByText("You got your credit back.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(chat.getByText("You have 5 credits.")).toBeVisible();
});

test("the open conversation says by itself that the credit is back", once, async ({ site }) => {
  const { page, staff } = await openMessage(site, "Hello, dear");
  const [, number = ""] = CONVERSATION.exec(staff.url()) ?? [];
  await staff.getByRole("button", { name: "Do not answer" }).click();
  await expect(staff.getByRole("status").filter({ hasText: ": not answered." })).toBeVisible();
  await stopWork(staff, site);
  await site.internal.sendDecision(Number(number));
  await expect(page.getByText("You got your credit back.")).toBeVisible();
  await expect(page.getByText("You have 5 credits.")).toBeVisible();
});

for (const [scheme, width] of [["light", 360] as const, ["dark", 1200] as const])
  test(
    `axe finds nothing on the page of a message to a fictional profile: ${scheme}, ${width}`,
    once,
    async ({ site }) => {
      const { staff } = await openMessage(site, "A message for axe");
      await staff.emulateMedia({ colorScheme: scheme });
      await staff.setViewportSize({ width, height: 800 });
      expect(await axeViolations(staff)).toEqual([]);
    },
  );
