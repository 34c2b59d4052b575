import { expect, type Page } from "@playwright/test";

/** Marks the page's document. Returns what expects that it is still there: no page was loaded or reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  return async () => expect(await page.evaluate(() => "marked" in globalThis)).toBe(true);
}

/**
 * Has React taken the page over? Until then links and forms are the browser's own. After it the page asks for the scripts of the
 * other pages; its own stand in its HTML.
 */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
    const { modules } = document.documentElement.dataset;
    return modules?.split(" ").every((file) => asked.some((href) => href.endsWith(`/assets/${file}.js`)));
  });
}

/** Are the scripts of all other pages there? From then on links work without a connection, too. */
export async function hasPageScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return document.documentElement.dataset["modules"]
      ?.split(" ")
      .every((file) => loaded.includes(`/assets/${file}.js`));
  });
}
