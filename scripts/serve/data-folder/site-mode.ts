import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../progress.ts";
import { hasMembers } from "./data-format.ts";
import type { SiteSettings } from "../site.ts";

type Where = Pick<SiteSettings, "dataDir" | "variables">;
type Mode = "demo" | "live";

/** Is the site to be a demonstration? */
export function isDemo({ variables }: Pick<Where, "variables">): boolean {
  return (variables["SITE_MODE"] ?? "demo") === "demo";
}

/**
 * Notes on the first start whether a data folder is a demonstration's, and refuses it to the other kind of site from then
 * on. A live site would have log-ins whose passwords everybody knows; a demonstration shows everybody its members' mails.
 */
export function checkSiteMode(settings: Where): void {
  const { dataDir } = settings;
  const wanted: Mode = isDemo(settings) ? "demo" : "live";
  const found = modeOf(dataDir);
  if (found === wanted) return;
  if (found) throw new OperatorError(refusals[wanted](dataDir));
  const file = noteIn(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify({ mode: wanted })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const refusals: Record<Mode, (dataDir: string) => string> = {
  live: (dataDir) =>
    `The data folder ${dataDir} is a demonstration's, with log-ins that everybody knows: choose another one for a live ` +
    "site with DATA_DIR.",
  demo: (dataDir) =>
    `The data folder ${dataDir} is a live site's, and a demonstration would show its members' mails to everybody: set ` +
    "PUBLIC_ORIGIN or SITE_MODE=live as before, or choose another one for a demonstration with DATA_DIR.",
};

const noteIn = (dataDir: string) => join(dataDir, "site-mode.json");

/** What was seeded says it too, also in folders from before there was a note. A folder without members may still become either. */
function modeOf(dataDir: string): Mode | undefined {
  const seeded = join(dataDir, "seeded.json");
  if (existsSync(seeded)) return (read(seeded) as { logins: unknown[] }).logins.length > 0 ? "demo" : "live";
  const noted = hasMembers(dataDir) && existsSync(noteIn(dataDir));
  return noted ? (read(noteIn(dataDir)) as { mode: Mode }).mode : undefined;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
