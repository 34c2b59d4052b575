import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { FIRST_SITE } from "../app/domain/site/site-table.ts";
import { OperatorError, main, step } from "./progress.ts";
import { type InternalApi, internalApi } from "./seed/internal-api.ts";
import { buildIfChanged } from "./serve/build.ts";
import { lockDataFolder } from "./serve/data-folder/lock.ts";
import { hostOfSite, knownSite, siteTableOf, withDemoSites } from "./serve/settings/demo-sites.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";
import { startApi, type SiteSettings } from "./serve/site.ts";

const USAGE = `Usage: npm run operator -- add <e-mail address> [--name <name>]
       npm run operator -- list
       npm run operator -- remove <e-mail address, or id of the list>
       npm run operator -- --site <id> …: of another site than the first`;

/** Prints what it did. */
type Act = (api: InternalApi) => Promise<void>;

/**
 * Operators of the site in DATA_DIR, which must not be running. `add` makes one and prints the password; again, the same operator
 * gets another one, is signed out and has no passkeys any more. `remove` ends what one may do, at once.
 */
await main(async () => {
  const { wanted, given } = siteIn(process.argv.slice(2));
  const act = actOf(given);
  const settings = settingsFromEnvironment(process.env);
  const site = knownSite(settings, wanted);
  if (settings.apiOrigin) throw new OperatorError("API_ORIGIN is set: that API has operators of its own.");
  const lock = await lockDataFolder(settings.dataDir, settings.port);
  await buildIfChanged();
  lock.verify();
  await withApi({ ...settings, noteProcess: lock.note }, site, act);
  process.exit(0);
});

/** The site stands in front, as an operator's id may begin with a dash. */
function siteIn(given: string[]): { wanted: string; given: string[] } {
  const [option, site = "", ...more] = given;
  return option === "--site" ? { wanted: site, given: more } : { wanted: FIRST_SITE, given };
}

function actOf(given: string[]): Act {
  const [act, who = "", ...more] = given;
  if (act === "list" && given.length === 1) return list;
  // Not by parseArgs: an id may begin with a dash.
  if (act === "remove" && who && more.length === 0) return (api) => remove(api, who);
  const options = { name: { type: "string" } } as const;
  if (act !== "add" || !who.includes("@")) throw new OperatorError(USAGE);
  const { values, positionals } = parseArgs({ args: more, allowPositionals: true, options });
  if (positionals.length > 0) throw new OperatorError(USAGE);
  return (api) => add(api, who, values.name);
}

async function add(api: InternalApi, email: string, name = email.split("@", 1)[0] ?? email): Promise<void> {
  const password = randomBytes(15).toString("base64url");
  await step(`Making ${email} an operator`, () => api.operator({ email, name, password }));
  console.log(
    `\nSign in at /operator/login: ${email}  password: ${password}\nThe code comes to that address by mail.\n`,
  );
}

/** Addresses are nowhere to be read. */
async function list(api: InternalApi): Promise<void> {
  const { operators } = await api.operators();
  for (const { id, name, created, passkeys } of operators)
    console.log(`${id}  since ${created.slice(0, 10)}  passkeys: ${passkeys}  ${name}`);
  if (operators.length === 0) console.log("There is no operator.");
}

async function remove(api: InternalApi, who: string): Promise<void> {
  const removed = await api.removeOperator(who);
  if (removed.outcome === "unknown") throw new OperatorError(`${who} is no operator of this site.`);
  if (removed.outcome === "last")
    throw new OperatorError(`${who} is the only operator. Add another one first: somebody has to answer reports.`);
  console.log(`\n${removed.name} is no operator any more, and is signed out everywhere; passkeys are gone.\n`);
}

async function withApi(settings: SiteSettings, site: string, act: Act): Promise<void> {
  const host = hostOfSite(siteTableOf(withDemoSites(settings)), site);
  const api = await startApi(settings);
  try {
    await act(internalApi({ ...api, host }));
  } finally {
    await api.stop();
  }
}
