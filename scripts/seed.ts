import { parseArgs } from "node:util";
import { FIRST_SITE } from "../app/domain/site/site-table.ts";
import { OperatorError, main, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { lockDataFolder } from "./serve/data-folder/lock.ts";
import { seedMore } from "./serve/seeding/seeding.ts";
import { knownSite } from "./serve/settings/demo-sites.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";

/**
 * `npm run seed -- --members N [--site <id>]`: adds N more people to the site in DATA_DIR, which must not be running; to another
 * one of the deployment's (SITES) with `--site`.
 */
await main(async () => {
  const options = {
    members: { type: "string", default: "300" },
    site: { type: "string", default: FIRST_SITE },
  } as const;
  const { values } = parseArgs({ options });
  const members = Number(values.members);
  if (!Number.isInteger(members) || members < 1)
    throw new OperatorError(`--members wants a number above zero, not "${values.members}".`);
  const settings = settingsFromEnvironment(process.env);
  const site = knownSite(settings, values.site);
  const lock = await lockDataFolder(settings.dataDir, settings.port);
  await buildIfChanged();
  lock.verify();
  await step(`Adding ${members} people`, () => seedMore({ ...settings, noteProcess: lock.note }, { members, site }));
  // Workers' timers and an outbox that is still being emptied do not keep a finished script alive.
  process.exit(0);
});
