import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXACT, startInspector } from "./lighthouse/inspector.ts";
import { main, OperatorError, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { startTestSite } from "./serve/test-site.ts";
import { chromiumToUse } from "./test/find-browsers.ts";

const PAGES = ["/", "/?lang=nl", "/landers/gallery", "/landers/maplanding", "/landers/tinderswipe"];

/** `npm run lighthouse [path …]`: what Lighthouse says of public pages on a phone, the speed too. Fails unless all but that is 100. */
await main(async () => {
  const named = process.argv.slice(2);
  await buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), "periwinkle-lighthouse-"));
  const site = await step("Starting a site", () => startTestSite({ dataDir: join(folder, "data") }));
  const inspector = await startInspector(await chromiumToUse());
  const short: string[] = [];
  try {
    for (const path of named.length > 0 ? named : PAGES) {
      const { points, missed } = await inspector.inspect(site.origin + path, { speed: true });
      const scores = Object.entries(points).map(([name, score]) => `${name} ${score}`);
      console.log(`${path}: ${scores.join(", ")}`);
      if (EXACT.some((name) => points[name] !== 100)) short.push(`${path} (${missed.join(", ")})`);
    }
  } finally {
    await inspector.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (short.length > 0) throw new OperatorError(`Less than 100: ${short.join("; ")}`);
  process.exit(0);
});
