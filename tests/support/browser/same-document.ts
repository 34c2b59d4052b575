import { expect, type Page } from "@playwright/test";

/** Marks the page's document. Returns what expects that it is still there: no page was loaded or reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  return async () => expect(await page.evaluate(() => "marked" in globalThis)).toBe(true);
}

/** Has React taken the page over? Until then links and forms are the browser's own. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('link[rel="modulepreload"][href*="likes"]') !== null);
}
