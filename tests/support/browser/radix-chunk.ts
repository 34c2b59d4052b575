import type { BrowserContext, Page, Route } from "@playwright/test";

const CHUNK = "**/assets/parts.client-*.js";

/** Keeps Radix' chunk back until it is let go: so long every part is the browser's own. `arriveIn` waits until it has run. */
export async function holdRadix(
  context: BrowserContext,
): Promise<{ letGo(): void; arriveIn(page: Page): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  await context.route(CHUNK, async (route: Route) => {
    await held.promise;
    await route.continue();
  });
  return {
    letGo: held.resolve,
    async arriveIn(page) {
      const arrived = page.waitForResponse(CHUNK);
      held.resolve();
      const address = (await arrived).url();
      await page.evaluate((url) => import(url).then(() => undefined), address);
    },
  };
}

/** Radix' chunk cannot be loaded, as without a connection. */
export async function loseRadix(context: BrowserContext): Promise<void> {
  await context.route(CHUNK, (route) => route.abort());
}

/** How far the page has moved by itself until now (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The shifts of a frame are told after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    observer.disconnect();
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  });
}
