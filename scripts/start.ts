import { main, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { lockDataFolder } from "./serve/data-folder/lock.ts";
import { restrictPermissions } from "./serve/data-folder/permissions.ts";
import { openFilesWarning } from "./serve/processes/open-files.ts";
import { refuseTakenPort } from "./serve/processes/port.ts";
import { waitUntilReady } from "./serve/processes/wait-until-ready.ts";
import { seedOnce, seedOthersOnce, type DemoLogin, type FilledSite } from "./serve/seeding/seeding.ts";
import { siteTableOf, withDemoSites } from "./serve/settings/demo-sites.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";
import { startSite, type RunningSite, type SiteSettings } from "./serve/site.ts";
import { addressesOf } from "./serve/addresses.ts";
import { addressWarning } from "./serve/settings/address-warning.ts";

await main(async () => {
  const environment = settingsFromEnvironment(process.env);
  const lock = await lockDataFolder(environment.dataDir, environment.port);
  const settings = { ...environment, noteProcess: lock.note };
  restrictPermissions(settings.dataDir);
  await refuseTakenPort(settings.host, settings.port);
  await buildIfChanged();
  lock.verify();
  const logins = settings.apiOrigin ? [] : await seedOnce(settings);
  const others = settings.apiOrigin ? [] : await seedOthersOnce(settings);
  const site = await step("Starting the site", () => startReady(settings));
  printAddresses(site, settings, { logins, others });
  await untilStopped(site);
});

async function startReady(settings: SiteSettings): Promise<RunningSite> {
  const site = await startSite(settings);
  try {
    await waitUntilReady(site.origin, { ownApi: !settings.apiOrigin });
  } catch (failure) {
    await site.stop();
    throw failure;
  }
  return site;
}

function printAddresses(
  site: RunningSite,
  settings: SiteSettings,
  { logins, others }: { logins: DemoLogin[]; others: FilledSite[] },
): void {
  const table = siteTableOf(withDemoSites(settings));
  const lines = addressesOf(site.origin, { apiOrigin: settings.apiOrigin, logins, others, table });
  for (const notice of [addressWarning(settings), openFilesWarning(site.pid)]) if (notice) lines.push(notice);
  lines.push("Ctrl-C stops it.");
  console.log(`\n${lines.join("\n")}\n`);
}

/** Returns when somebody asked to stop; a workerd that ends by itself is a failure with exit code 1. */
async function untilStopped(site: RunningSite): Promise<void> {
  const asked = new Promise<"asked">((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve("asked"));
    // The process that started us is gone (bootstrap.mjs): nobody could stop us any more.
    process.on("disconnect", () => resolve("asked"));
  });
  const reason = await Promise.race([asked, site.ended.then((how) => stoppedBySignal(how, asked))]);
  await site.stop();
  if (reason !== "asked")
    console.error(`The site ended by itself (${reason}). Everything acknowledged is kept; start it again.`);
  process.exit(reason === "asked" ? 0 : 1);
}

/** Ctrl-C reaches workerd too, sometimes before it reaches us. */
function stoppedBySignal(how: string, asked: Promise<"asked">): string | Promise<string> {
  return how === "SIGINT" || how === "SIGTERM" ? asked : how;
}
