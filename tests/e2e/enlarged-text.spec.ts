import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../support/browser/browser-fixtures.ts";

/** Plain HTML and CSS: the same with JavaScript and without. */
const once = { tag: "@javascript" };

/** As by the browser's own setting for the size of letters, where 16 px is the usual one. */
async function openWithLetters(who: Visitor, url: string, pixels: number): Promise<Page> {
  const page = await who.context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
  await page.goto(url);
  return page;
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The words of a bar that lie on others, or beyond the window. */
const overlapsIn = (page: Page) =>
  page.getByRole("banner").evaluate((bar) => {
    /** A line of letters is higher than what is drawn in it, in pixels. */
    const AIR = 6;
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    const boxes: { box: DOMRect; words: string }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [box, around] = [range.getBoundingClientRect(), text.parentElement?.getBoundingClientRect()];
      // Some words are for screen readers only; closed menus have no boxes; the name of the site may be cut off.
      const isSeen = box.width > 0 && (around?.width ?? 0) > 1 && box.bottom > 0;
      if (isSeen && text.parentElement?.checkVisibility() && !text.parentElement.closest("a[aria-label]")) {
        boxes.push({ box, words: text.textContent ?? "" });
      }
    }
    const touches = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - AIR &&
      other.top < one.bottom - AIR;
    return boxes
      .filter(
        ({ box }, at) =>
          box.left < 0 || box.right > window.innerWidth || boxes.slice(at + 1).some((other) => touches(box, other.box)),
      )
      .map(({ words }) => words);
  });

const pagesOfMembers = {
  "list of people, conversations or likes": ["/members", "/chats", "/likes"],
  "page about money or settings": ["/credits", "/transactions", "/premium", "/profile", "/notifications"],
  "page of one member": [
    "/members/:id",
    "/members/:id/chat",
    "/members/:id/gift",
    "/members/:id/photo",
    "/members/:id/openers",
  ],
};

for (const [kind, paths] of Object.entries(pagesOfMembers)) {
  test(
    `with letters twice as large no ${kind} scrolls sideways, and no words of its bars lie on others`,
    once,
    async ({ site }) => {
      const [anna, bert] = [await site.member({ credits: 30 }), await site.member({ name: "Wilhelmina-Johanna" })];
      await anna.speaks("nl");
      await bert.writes(anna, "Goedemorgen, hoe gaat het met je?");
      await anna.writes(bert, "Heel goed, en met jou?");
      await site.delivered();
      for (const path of paths) {
        const page = await openWithLetters(anna, site.origin + path.replace(":id", bert.id), 32);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("36px");
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await scrollWidth(page), `${path} at ${width}`).toBe(width);
          // Below 992 px a conversation has no bars.
          if (!path.endsWith("/chat")) expect(await overlapsIn(page), `${path} at ${width}`).toEqual([]);
        }
        await page.close();
      }
    },
  );
}

test(
  "with letters twice as large no page of a visitor scrolls sideways, and the way to sign in is whole",
  once,
  async ({ site }) => {
    const visitor = await site.visitor({ locale: "nl" });
    for (const path of ["/", "/signup", "/login", "/pricing", "/pages/terms"]) {
      const page = await openWithLetters(visitor, site.origin + path, 32);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await scrollWidth(page), `${path} at ${width}`).toBe(width);
        expect(await overlapsIn(page), `${path} at ${width}`).toEqual([]);
      }
      await page.close();
    }
  },
);

test("a message is written in a field of at least ten letters, however large they are", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 30 }), await site.member({ name: "Wilhelmina-Johanna" })];
  await anna.speaks("nl");
  for (const pixels of [16, 24, 32]) {
    const page = await openWithLetters(anna, `${site.origin}/members/${bert.id}/chat`, pixels);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const letters = await page.locator("form#message textarea").evaluate((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) return 0;
        pen.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return (room / pen.measureText("abcdefghijklmnopqrstuvwxyz").width) * 26;
      });
      expect(letters, `${pixels} px at ${width}`).toBeGreaterThanOrEqual(10);
    }
    await page.close();
  }
});

test(
  "with letters of the usual size the field and its button stand in one row on the narrowest phone",
  once,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 30 }), await site.member()];
    await anna.speaks("nl");
    const page = await openWithLetters(anna, `${site.origin}/members/${bert.id}/chat`, 16);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const [field, button] = [page.locator("form#message textarea"), page.locator("form#message > button")];
      const [one, other] = [await field.boundingBox(), await button.boundingBox()];
      expect((one?.x ?? 0) + (one?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(other?.x ?? 0);
      expect((one?.y ?? 0) + (one?.height ?? 0), `at ${width}`).toBeCloseTo((other?.y ?? 0) + (other?.height ?? 0), 0);
    }
  },
);
