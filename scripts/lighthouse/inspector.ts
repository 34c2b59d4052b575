import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { CHROMIUM_FLAGS } from "../installed-chromium.ts";
import { freePort } from "../serve/processes/port.ts";

/** What depends on nothing but the page: each is 100, or the page is to be mended. */
export const EXACT = ["accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of one page: points of 100 by category, and the titles of the audits that found something. */
interface Findings {
  points: Record<string, number>;
  missed: string[];
}

export interface Inspector {
  /** Pretends to be a phone. With the speed it waits as long as Lighthouse usually does. */
  inspect(url: string, options?: { speed: boolean }): Promise<Findings>;
  close(): Promise<void>;
}

/** The pauses are for the speed alone: nothing on a public page comes later than its load. `simulate` slows nothing down. */
const QUICK: Flags = {
  onlyCategories: [...EXACT],
  throttlingMethod: "simulate",
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

/**
 * One Chromium for all pages, each in a tab of its own with nothing kept. `executablePath` is that of a whole Chromium: in the
 * headless shell the end of a trace is five seconds late.
 */
export async function startInspector(executablePath: string | undefined): Promise<Inspector> {
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  return {
    async inspect(url, { speed } = { speed: false }) {
      const categories: Flags = speed ? { onlyCategories: ["performance", ...EXACT] } : QUICK;
      const flags: Flags = { ...categories, port, logLevel: "error", disableFullPageScreenshot: true };
      const result = await lighthouse(url, flags);
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      return findingsOf(result.lhr);
    },
    close: () => browser.close(),
  };
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null }>;
}

function findingsOf({ categories, audits }: Report): Findings {
  const points = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const);
  const missed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return { points: Object.fromEntries(points), missed: missed.map(({ title }) => title) };
}
