import type { Page } from "@playwright/test";

/** The smallest phone, and a laptop's window at 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Where this page must be pushed sideways to be read, and by what. Its window is narrow afterwards. */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of narrow) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const out = [...document.body.querySelectorAll("*")].filter(
        (el) => el.getBoundingClientRect().right > clientWidth,
      );
      return out.slice(-3).map((element) => element.outerHTML.slice(0, 120));
    });
    if (wide) found.push(`too wide at ${size.width}: ${wide.join(" | ")}`);
  }
  return found;
}
