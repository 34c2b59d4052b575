import type { Browser, BrowserContext } from "@playwright/test";
import { niches } from "../../app/domain/site/niches.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { landers } from "../support/landers.ts";
import { takeSheet } from "./camera.ts";
import { contextFor, fileOf, isAnyWanted, type Look } from "./look.ts";

interface Session {
  browser: Browser;
  site: TestSite;
}

/** What of a lander is on a sheet, and how: phones in Dutch, whose words are the longest, and desks in English. */
const sheets = [
  { look: { width: 360, scheme: "light", language: "nl" }, height: 1150, columns: 10, scale: 0.5 },
  { look: { width: 1200, scheme: "light", language: "en" }, height: 800, columns: 5, scale: 0.4 },
] as const satisfies { look: Look; height: number; columns: number; scale: number }[];

/** The first page and every lander of every niche: one sheet a niche and width, `landers-<niche>-…`. */
export async function takeLanderSheets({ browser, site }: Session): Promise<void> {
  for (const niche of Object.values(niches)) {
    if (!isAnyWanted(`landers-${niche}`)) continue;
    for (const { look, ...sheet } of sheets) {
      const context = await contextFor(browser, look);
      await context.setExtraHTTPHeaders({ "X-Test-Country": "NL" });
      const pictures = await picturesOf(context, { origin: originOf(site, niche), ...look, ...sheet });
      await takeSheet(await context.newPage(), { pictures, ...sheet, ...look, file: fileOf(`landers-${niche}`, look) });
      await context.close();
    }
  }
}

/** A demonstration has a site for each niche. */
function originOf({ origin }: TestSite, niche: string): string {
  const { port } = new URL(origin);
  return niche === "general" ? origin : `http://${niche}.localhost:${port}`;
}

interface Wanted {
  origin: string;
  width: number;
  height: number;
}

async function picturesOf(context: BrowserContext, { origin, width, height }: Wanted): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  const pictures: string[] = [];
  for (const path of ["/", ...landers]) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    pictures.push((await page.screenshot()).toString("base64"));
  }
  await page.close();
  return pictures;
}
