import type { Page } from "@playwright/test";

/** The controls between the bars of this window, and in its bottom bar, that another element covers. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    // Where it stands at the bottom edge: a profile's bar is another one.
    const links = [...document.querySelectorAll("header nav a")].map((link) => link.getBoundingClientRect().top);
    const [top, bottom] = [header, Math.min(innerHeight, ...links.filter((edge) => edge > header))];
    const inBar = (link: Element) => link.closest("header nav") !== null;
    return (
      [...document.querySelectorAll("main button, main a, header nav a")]
        .map((action) => ({ action, ...action.getBoundingClientRect().toJSON() }) as DOMRect & { action: Element })
        .map(({ action, x, y, width, height }) => ({ action, x: x + width / 2, y: y + height / 2 }))
        .filter(({ action, y }) => inBar(action) || (y > top && y < bottom))
        // Not beside the window, as the photos of a strip that are not shown.
        .filter(({ x }) => x > 0 && x < innerWidth)
        .filter(({ action, x, y }) => !action.contains(document.elementFromPoint(x, y)))
        .map(({ action }) => action.textContent)
    );
  });
}
