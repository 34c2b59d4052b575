import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedSite } from "../../seed/seed-site.ts";
import { step } from "../../progress.ts";
import { seedStart } from "./seed-start.ts";
import { checkSiteMode, isDemo } from "../data-folder/site-mode.ts";
import { startApi, type SiteSettings } from "../site.ts";

/** Somebody a newcomer can sign in as. */
export interface DemoLogin {
  email: string;
  password: string;
  name: string;
}

/** How many people a fresh site has. */
export const FIRST_MEMBERS = 300;

const fileOf = (dataDir: string) => join(dataDir, "seeded.json");

/** Fills a fresh data folder, once; the other kind of site's is refused. A start that was interrupted in the middle of it goes on: nobody is made twice. */
export async function seedOnce(settings: SiteSettings, members = FIRST_MEMBERS): Promise<DemoLogin[]> {
  const file = fileOf(settings.dataDir);
  checkSiteMode(settings);
  if (existsSync(file)) return (JSON.parse(readFileSync(file, "utf8")) as { logins: DemoLogin[] }).logins;
  const logins = await step(`Filling the site with ${members} people, once`, () => seedMore(settings, members));
  writeFileSync(file, `${JSON.stringify({ logins }, null, 2)}\n`, { mode: 0o600 });
  // `npm run seed` may have made a demonstration of it before there was a note that says so.
  checkSiteMode(settings);
  return logins;
}

/** Adds `members` people to a site that is not running: only its API is started, on a loopback port. */
export async function seedMore(settings: SiteSettings, members: number): Promise<DemoLogin[]> {
  checkSiteMode(settings);
  const start = seedStart(settings.dataDir, Date.now());
  const api = await startApi(settings);
  try {
    const { logins } = await seedSite({
      now: start.at,
      apiOrigin: api.apiOrigin,
      seedToken: api.seedToken,
      members,
      demo: isDemo(settings),
      onProgress: showProgress,
    });
    start.done();
    return logins;
  } finally {
    await api.stop();
  }
}

/** One line for each quarter: enough to see that something moves, also in a log file. */
function showProgress(done: number, total: number): void {
  const quarter = (count: number) => Math.floor((count * 4) / total);
  if (quarter(done) > quarter(done - 1)) console.log(`  ${done} of ${total}`);
}
