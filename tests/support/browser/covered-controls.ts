import type { Page } from "@playwright/test";

/** The controls between the bars of this window, and in its bottom bar, that another element covers. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foot = [...document.querySelectorAll("header nav a")].map((link) => link.getBoundingClientRect().top);
    const [top, bottom] = [document.querySelector("header")?.getBoundingClientRect().bottom ?? 0, Math.min(...foot)];
    const inBar = (link: Element) => link.closest("header nav") !== null;
    return [...document.querySelectorAll("main button, main a, header nav a")]
      .map((action) => ({ action, ...action.getBoundingClientRect().toJSON() }) as DOMRect & { action: Element })
      .map(({ action, x, y, width, height }) => ({ action, x: x + width / 2, y: y + height / 2 }))
      .filter(({ action, y }) => inBar(action) || (y > top && y < bottom))
      .filter(({ action, x, y }) => !action.contains(document.elementFromPoint(x, y)))
      .map(({ action }) => action.textContent);
  });
}
