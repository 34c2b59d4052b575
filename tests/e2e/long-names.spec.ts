import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

/** Name and age, with the name in a direction of its own: else the age stands left of a name read from right to left. */
const isolated = (page: Page, name: string) => page.getByRole("main").locator("bdi").filter({ hasText: name }).first();

const ONCE = { tag: "@javascript" };
const LONG = "Wolfeschlegelsteinhausenbergerdorffwelche";

test("a long, unbroken name fits every page on which others see it", ONCE, async ({ site }) => {
  const name = LONG.slice(0, 40);
  const [anna, bert] = [await site.member({ photo: true }), await site.member({ name, show_to_visitors: true })];
  await bert.writes(anna, "Hello");
  await site.delivered();
  const at = `/members/${bert.id}`;
  const page = await anna.open("/members");
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of [at, `${at}?block=1`, `${at}/report`, `${at}/chat`, "/chats"]) {
    await page.goto(site.origin + path);
    await expect(page.getByText(name).first(), path).toBeAttached();
    expect(await fits(page), path).toBe(true);
  }
  const visitor = await (await site.visitor()).open("/");
  await visitor.setViewportSize({ width: 320, height: 740 });
  for (const path of ["landing", "landing2", "landing3", "signup"]) {
    await visitor.goto(`${site.origin}${at}/${path}`);
    await expect(isolated(visitor, name), path).toBeAttached();
    expect(await fits(visitor), path).toBe(true);
  }
});

test("the age stands behind a name that is read from right to left", ONCE, async ({ site }) => {
  const name = "שרה כהן";
  const [anna, sarah] = [await site.member({ photo: true }), await site.member({ name })];
  await sarah.api.callOrThrow(like, { id: anna.id });
  await sarah.writes(anna, "Shalom");
  await site.delivered();
  const page = await anna.open("/likes");
  for (const path of ["/likes", "/chats", `/members/${sarah.id}`]) {
    await page.goto(site.origin + path);
    await expect(isolated(page, name), path).toBeAttached();
    const behind = await isolated(page, name).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.nextSibling ?? element);
      return range.getBoundingClientRect().left >= element.getBoundingClientRect().right - 1;
    });
    expect(behind, path).toBe(true);
  }
});
