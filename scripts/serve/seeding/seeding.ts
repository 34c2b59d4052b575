import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST_SITE } from "../../../app/domain/site/site-table.ts";
import { seedSite } from "../../seed/seed-site.ts";
import { demoSites } from "../../seed/site-people.ts";
import { step } from "../../progress.ts";
import { seedStart } from "./seed-start.ts";
import { checkSiteMode, isDemo } from "../data-folder/site-mode.ts";
import { hostOfSite, siteTableOf, withDemoSites } from "../settings/demo-sites.ts";
import { startApi, type SiteSettings } from "../site.ts";

/** Somebody a newcomer can sign in as. */
export interface DemoLogin {
  email: string;
  password: string;
  name: string;
}

/** How many people a fresh site has. */
export const FIRST_MEMBERS = 300;

const fileOf = (dataDir: string, site = FIRST_SITE) =>
  join(dataDir, site === FIRST_SITE ? "seeded.json" : `seeded-${site}.json`);

/** Fills a fresh data folder, once; the other kind of site's is refused. A start that was interrupted in the middle of it goes on: nobody is made twice. */
export async function seedOnce(settings: SiteSettings, members = FIRST_MEMBERS): Promise<DemoLogin[]> {
  checkSiteMode(settings);
  const file = fileOf(settings.dataDir);
  const logins =
    keptLogins(file) ??
    (await step(`Filling the site with ${members} people, once`, () => seedMore(settings, { members })));
  note(file, logins);
  // `npm run seed` may have made a demonstration of it before there was a note that says so.
  checkSiteMode(settings);
  return logins;
}

/** A site of the deployment that has been filled, and who signs in there. */
export interface FilledSite {
  /** Its id. */
  site: string;
  logins: DemoLogin[];
}

/** As `seedOnce`, for the sites beside the first that a demonstration fills. */
export async function seedOthersOnce(settings: SiteSettings): Promise<FilledSite[]> {
  const { ids } = siteTableOf(withDemoSites(settings));
  const filled: FilledSite[] = [];
  for (const { site, members } of demoSites.filter(({ site }) => isDemo(settings) && ids.includes(site))) {
    const file = fileOf(settings.dataDir, site);
    const fill = () => seedMore(settings, { site, members });
    const logins = keptLogins(file) ?? (await step(`Filling the site ${site} with ${members} people, once`, fill));
    note(file, logins);
    filled.push({ site, logins });
  }
  return filled;
}

function keptLogins(file: string): DemoLogin[] | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { logins: DemoLogin[] }).logins : undefined;
}

function note(file: string, logins: DemoLogin[]): void {
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ logins }, null, 2)}\n`, { mode: 0o600 });
}

interface Wanted {
  members: number;
  /** The site's id; the first one without. */
  site?: string;
}

/** Adds `members` people to a site that is not running: only its API is started, on a loopback port. */
export async function seedMore(settings: SiteSettings, { members, site = FIRST_SITE }: Wanted): Promise<DemoLogin[]> {
  checkSiteMode(settings);
  const people = isDemo(settings) ? demoSites.find((one) => one.site === site) : undefined;
  const host = hostOfSite(siteTableOf(withDemoSites(settings)), site);
  const start = seedStart(settings.dataDir, Date.now());
  const api = await startApi(settings);
  try {
    const { logins } = await seedSite({
      now: start.at,
      apiOrigin: api.apiOrigin,
      seedToken: api.seedToken,
      host,
      people,
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
