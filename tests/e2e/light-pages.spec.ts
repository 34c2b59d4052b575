import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

const ACTIVE = new Set(["script", "websocket", "fetch", "xhr"]);

/** What a script would ask for, and scripts themselves. */
function activity(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => void (ACTIVE.has(request.resourceType()) && asked.push(request.url())));
  return asked;
}

test("a browser that saves data gets members' pages without a script", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  await anna.context.setExtraHTTPHeaders({ "Save-Data": "on" });
  const asked = activity(anna.context);
  for (const path of ["/members", `/members/${bert.id}`, `/members/${bert.id}/chat`, "/chats", "/credits"]) {
    const page = await anna.open(path);
    await expect(page.locator("script")).toHaveCount(0);
    await page.close();
  }
  expect(asked).toEqual([]);
});

// The member's own setting has the same effect; the browser's header does not survive redirects in this tool.
test(
  "on light pages everything works, by a browser that could run scripts",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
    await anna.context.addCookies([browserCookie(site.origin, "light", "1")]);
    const asked = activity(anna.context);
    const page = await anna.open("/members/:id", { id: bert.id });
    await page.getByRole("button", { name: "Like Bert" }).click();
    await expect(page.getByText("You like Bert.", { exact: false })).toBeVisible();
    // The flash message, which no script takes away, does not stand on what one does next.
    await page.getByRole("link", { name: "Write" }).click();
    await page.getByRole("textbox", { name: "Your message" }).fill("Good morning");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Good morning" })).toHaveCount(1);
    expect(asked).toEqual([]);
  },
);
