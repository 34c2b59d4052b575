import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { type Niche, niches } from "../app/domain/site/niches.ts";
import { drawnNames, shareFile, shareSize } from "../app/domain/site/share-pictures.ts";
import { inNiche, nicheAccents } from "../app/design/niche-accents.ts";
import { light } from "../app/design/tokens.ts";
import { CHROMIUM_FLAGS } from "./installed-chromium.ts";
import { main, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { startTestSite } from "./serve/test-site.ts";
import { drawCard } from "./share/draw-card.ts";
import { chromiumToUse } from "./test/find-browsers.ts";

const FOLDER = join(import.meta.dirname, "..", "public");

/** `npm run share-pictures`: what messengers show beside a link to a site, of each niche, into public/share. Only where drawings change. */
await main(async () => {
  await buildIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-share-"));
  const site = await step("Starting a site", () => startTestSite({ dataDir }));
  const browser = await chromium.launch({ executablePath: await chromiumToUse(), args: CHROMIUM_FLAGS });
  try {
    // What the card is made of is put into the page by us.
    const context = await browser.newContext({ viewport: shareSize, colorScheme: "light", bypassCSP: true });
    const page = await context.newPage();
    mkdirSync(join(FOLDER, "share"), { recursive: true });
    for (const niche of Object.values(niches))
      for (const named of [true, false]) {
        await page.goto(addressOf(niche, site.origin));
        await drawCard(page, { name: named ? drawnNames[niche] : undefined, surfaces: surfacesOf(niche) });
        const file = shareFile(niche, { named });
        writeFileSync(join(FOLDER, file), await page.screenshot());
      }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(0);
});

function addressOf(niche: Niche, origin: string): string {
  const address = new URL(origin);
  if (niche !== "general") address.hostname = `${niche}.localhost`;
  return address.href;
}

function surfacesOf(niche: Niche): { wash: string; tint: string } {
  return niche === "general" ? light.surface : inNiche(nicheAccents[niche]).light.surface;
}
