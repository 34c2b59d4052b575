import type { BrowserContext, Page } from "@playwright/test";

/** A cheap phone on a slow network: bytes a second, milliseconds, and how much slower than this machine. */
const NETWORK = { offline: false, latency: 100, downloadThroughput: 150_000, uploadThroughput: 50_000 };
const CPU = 4;

interface Shift {
  value: number;
  /** Milliseconds since the navigation began. */
  at: number;
  /** What moved. */
  of: string[];
}

/** Opens pages of this context as on a slow phone, and writes down what moves on them from the first moment. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = ({ node }: { node?: Node | null }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (element?.closest("footer")) return "footer";
      return node instanceof Element ? node.outerHTML.slice(0, 80) : "text";
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (!entry.hadRecentInput) {
          shifts.push({ value: entry.value, at: Math.round(entry.startTime), of: entry.sources.map(nameOf) });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * A page on a slow phone of 360 px, until nothing more comes: its pictures are there and, where it is `hydrated`, the first
 * frame of its socket and Radix' chunk, the last of its scripts. Waiting until the network is quiet would be shorter than a
 * slow phone's hydration; and each moment costs, since Chromium slows a page down by keeping a core busy.
 */
export async function openSlowly(context: BrowserContext, { url, hydrated }: { url: string; hydrated: boolean }) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const connected = hydrated && page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(url);
  await connected;
  if (hydrated) await page.locator("header [aria-haspopup=menu]").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const inView = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    return [...document.images].every((image) => image.complete || !inView(image));
  });
  return page;
}

/** What has moved by itself since the navigation began. */
export async function layoutShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
