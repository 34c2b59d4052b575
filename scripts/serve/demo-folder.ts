import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../progress.ts";
import type { SiteSettings } from "./site.ts";

type Where = Pick<SiteSettings, "dataDir" | "variables">;

const noteIn = (dataDir: string) => join(dataDir, "demonstration.json");

/** Is the site to be a demonstration? */
export function isDemo({ variables }: Pick<Where, "variables">): boolean {
  return (variables["SITE_MODE"] ?? "demo") === "demo";
}

/** Before a demonstration's log-ins are made in a data folder: it holds them from then on, also if that is interrupted. */
export function noteDemo(dataDir: string): void {
  writeFileSync(noteIn(dataDir), "{}\n", { mode: 0o600 });
}

/** A live site never opens a folder with log-ins whose passwords everybody knows: they would go on working. */
export function refuseDemoLive(settings: Where): void {
  if (isDemo(settings) || !holdsDemo(settings.dataDir)) return;
  throw new Complaint(
    `The data folder ${settings.dataDir} is a demonstration's, with log-ins that everybody knows: choose another one for ` +
      "a live site with DATA_DIR.",
  );
}

/** Folders that were seeded by an earlier version have their log-ins, and no note. */
function holdsDemo(dataDir: string): boolean {
  if (existsSync(noteIn(dataDir))) return true;
  const seeded = join(dataDir, "seeded.json");
  if (!existsSync(seeded)) return false;
  return (JSON.parse(readFileSync(seeded, "utf8")) as { logins: unknown[] }).logins.length > 0;
}
