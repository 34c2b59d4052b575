import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { logout } from "../../app/contract/account/session.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { expect, scriptless, test, type Visitor } from "../support/browser/browser-fixtures.ts";

/** Visitors' pages have no script, and badges are the same HTML: these run in one project only. */
const once = { tag: "@javascript" };

const bar = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const entry = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });

test("a visitor's bar has a way to sign in and nothing for members", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/pricing");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  await expect(bar(page)).toHaveCount(0);
});

test("a free member's bar ends with premium, a premium member's with the credits", async ({ site }) => {
  const [free, paid] = [await site.member({ credits: 5 }), await site.member({ credits: 50, paid_user: true })];
  const hers = await free.open("/likes");
  await expect(bar(hers).getByRole("link")).toHaveText([/^Search/, /^Messages/, /^Likes/, /^Premium/]);
  await expect(entry(hers, /^Premium/)).toHaveAttribute("href", "/premium");
  await expect(entry(hers, /Likes/)).toHaveAttribute("aria-current", "page");
  const his = await paid.open("/likes");
  await expect(bar(his).getByRole("link")).toHaveText([/^Search/, /^Messages/, /^Likes/, /^Credits/]);
  await expect(entry(his, /Credits/)).toHaveAttribute("href", "/credits");
  await menuWord(his, "Account").click();
  await expect(menuEntry(his, "My profile")).toHaveAttribute("href", "/profile");
  await expect(menuEntry(his, "Settings")).toHaveAttribute("href", "/profile#settings");
  await expect(menuEntry(his, "Sign out")).toBeVisible();
});

test("ten credits or fewer are a warning, none a danger, and more have no badge", once, async ({ site }) => {
  const colours: string[] = [];
  for (const credits of [11, 10, 1, 0]) {
    const member = await site.member({ credits, paid_user: true });
    const page = await member.open("/likes");
    const badge = entry(page, /Credits/).locator("[aria-hidden=true]:not(svg)");
    if (credits === 11) {
      await expect(badge).toHaveCount(0);
      continue;
    }
    await expect(badge).toHaveText(String(credits));
    await expect(entry(page, new RegExp(`Credits.*${credits} credits? left`))).toBeVisible();
    colours.push(await badge.locator("..").evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  const [ten, one, none] = colours;
  expect(one).toBe(ten);
  expect(none).not.toBe(ten);
});

// That a hundred are drawn as 99+ is seen in app/ui/badge, and that they are counted in the member's object.
test(
  "unread messages and new likes are counted in the bar, each apart, and together in the title",
  once,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 2 }), await site.member()];
    for (const text of ["Good morning", "Are you there?"]) await anna.writes(bert, text);
    await anna.api.callOrThrow(like, { id: bert.id });
    await site.delivered();
    const page = await bert.open("/likes");
    await expect(entry(page, /Messages/).locator("[aria-hidden=true]:not(svg)")).toHaveText("2");
    await expect(entry(page, /Messages.*2 unread messages/)).toBeVisible();
    await expect(entry(page, /Likes.*1 new like/)).toBeVisible();
    await expect(page).toHaveTitle(/^\(3\) /);
  },
);

test("a fictional profile has its sign and its warning wherever one meets it", async ({ site }) => {
  const [anna, eva] = [await site.member({ credits: 5 }), await site.member({ name: "Eva", fictional: true })];
  await anna.api.callOrThrow(like, { id: eva.id });
  await site.delivered();
  const page = await anna.open("/likes/given");
  await expect(page.getByRole("contentinfo")).toContainText("Some profiles are fictional");
  const card = page.getByRole("listitem").filter({ hasText: "Eva" });
  await expect(card.getByText("Fictional").locator("svg")).toBeVisible();
  await card.getByRole("link", { name: /Eva/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Eva");
  await expect(page.getByText("Fictional", { exact: true }).locator("svg")).toBeVisible();
  await expect(page.getByText("Physical contact is not possible.", { exact: false }).first()).toBeVisible();
  await page.getByRole("link", { name: "Write" }).click();
  await expect(page.getByRole("main")).toContainText(/physical contact is not possible/i);
});

test("members are not asked to join or to sign in", scriptless, async ({ site }) => {
  const [anna, visitor] = [await site.member(), await site.visitor()];
  const links = async (who: Visitor, path: string) => {
    const page = await who.open(path);
    const all = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    await page.close();
    return all;
  };
  expect(await links(visitor, "/pricing")).toEqual(["/signup"]);
  expect(await links(anna, "/pricing")).toEqual(["/credits"]);
  expect(await links(visitor, "/reset-password")).toEqual(["/login"]);
  expect(await links(anna, "/reset-password")).toEqual(["/profile/security"]);
  expect(await links(anna, "/reset-password/sent")).not.toContain("/login");
});

test("a member keeps their own bar, badges and account menu on pages that visitors see too", once, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  for (const path of ["/pricing", "/pages/faq", "/lang-config", "/no-such-page", "/activate/done"]) {
    const page = await anna.open(path);
    await expect(bar(page).getByRole("link")).toHaveText([/^Search/, /^Messages/, /^Likes/, /^Premium/]);
    await expect(entry(page, /Likes.*1 new like/)).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole("banner").locator("summary").filter({ hasText: "Account" }).click();
    await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    await page.close();
  }
});

test("after a session was ended on another device, public pages have the visitor's bar", once, async ({ site }) => {
  const anna = await site.member();
  await anna.api.callOrThrow(logout);
  const page = await anna.open("/pricing");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
