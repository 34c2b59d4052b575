import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CHROMIUM_FLAGS } from "./installed-chromium.ts";
import { main, OperatorError, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { startTestSite } from "./serve/test-site.ts";
import { chromiumToUse } from "./test/find-browsers.ts";

/** Not among our packages: it brings 114 of its own, which `npm ci` would install for every test run. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** What depends on nothing but the page. Speed depends on the machine too; `npm run bench` compares it. */
const EXACT = ["accessibility", "best-practices", "seo"] as const;
const PAGES = ["/", "/?lang=nl", "/landers/gallery", "/landers/maplanding", "/landers/tinderswipe"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null }>;
}

/** `npm run lighthouse [path …]`: what Lighthouse says of public pages on a phone. Fails unless all but the speed is 100. */
await main(async () => {
  const named = process.argv.slice(2);
  await buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), "periwinkle-lighthouse-"));
  const site = await step("Starting a site", () => startTestSite({ dataDir: join(folder, "data") }));
  const chromium = await chromiumToUse();
  const short: string[] = [];
  try {
    for (const path of named.length > 0 ? named : PAGES) {
      const report = await measure(site.origin + path, { chromium, file: join(folder, "report.json") });
      console.log(`${path}: ${scoresOf(report)}`);
      if (EXACT.some((name) => report.categories[name]?.score !== 1)) short.push(`${path} (${missedBy(report)})`);
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (short.length > 0) throw new OperatorError(`Less than 100: ${short.join("; ")}`);
  process.exit(0);
});

async function measure(url: string, { chromium, file }: { chromium: string; file: string }): Promise<Report> {
  const options = ["--quiet", "--output=json", `--output-path=${file}`];
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(" ")}`;
  const run = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, ...options, flags];
  await promisify(execFile)("npm", run, { env: { ...process.env, CHROME_PATH: chromium } });
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function scoresOf({ categories }: Report): string {
  const scores = ["performance", ...EXACT].map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
  return scores.join(", ");
}

/** The audits that found something, by their titles. */
function missedBy({ audits }: Report): string {
  const missed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return missed.map(({ title }) => title).join(", ");
}
