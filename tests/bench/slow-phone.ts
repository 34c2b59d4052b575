import { chromium, type Browser } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium, installedShell } from "../../scripts/installed-chromium.ts";
import type { Asked } from "./load.ts";

/** A cheap phone on a slow network: bytes a second both ways, milliseconds, and how much slower than this machine. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU = 6;

/** Milliseconds since the visit began. */
export interface Visit {
  /** All of the HTML is there and drawn, and the main thread is free: links and forms work. */
  usable: number;
  /** The page is hydrated; undefined on a page without React. */
  hydrated?: number | undefined;
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: installedShell() ?? installedChromium(), args: CHROMIUM_FLAGS });
}

interface Marks {
  usable?: number;
  hydrated?: number;
}

/** One visit with an empty cache. `hydrates`: waits for that too. */
export async function visit(browser: Browser, { url, headers = {} }: Asked, hydrates: boolean): Promise<Visit> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: "en-GB" });
  await context.addCookies(cookiesIn(headers["Cookie"], url));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await page.addInitScript(mark);
  await page.goto(url, { waitUntil: "commit" });
  const wanted = hydrates ? "hydrated" : "usable";
  await page.waitForFunction((name) => name in ((window as { marks?: object }).marks ?? {}), wanted, { polling: 100 });
  const { usable = Number.NaN, hydrated } = await page.evaluate(() => (window as { marks?: Marks }).marks ?? {});
  await context.close();
  return { usable, hydrated };
}

/** Runs in the page before its own scripts. */
function mark(): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    requestAnimationFrame(() => setTimeout(() => (marks.usable = performance.now())));
  });
  const timer = setInterval(() => {
    const names = Object.keys(document.querySelector("main") ?? {});
    if (!names.some((name) => name.startsWith("__reactFiber"))) return;
    marks.hydrated = performance.now();
    clearInterval(timer);
  }, 20);
}

/** As `Secure` ones, which Chromium takes from localhost too. */
function cookiesIn(header: string | undefined, url: string) {
  const { hostname: domain } = new URL(url);
  const pairs = header?.split("; ") ?? [];
  return pairs.map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain, path: "/", secure: true };
  });
}
