import { parseArgs } from "node:util";
import { Complaint, main, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { claimDataDir } from "./serve/data-folder/instance.ts";
import { seedMore } from "./serve/seeding/seeding.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";

/** `npm run seed -- --members N`: adds N more people to the site in DATA_DIR, which must not be running. */
await main(async () => {
  const { values } = parseArgs({ options: { members: { type: "string", default: "300" } } });
  const members = Number(values.members);
  if (!Number.isInteger(members) || members < 1)
    throw new Complaint(`--members wants a number above zero, not "${values.members}".`);
  const settings = settingsFromEnvironment(process.env);
  const claim = await claimDataDir(settings.dataDir, settings.port);
  await buildIfChanged();
  claim.verify();
  await step(`Adding ${members} people`, () => seedMore({ ...settings, noteProcess: claim.note }, members));
  // Workers' timers and an outbox that is still being emptied do not keep a finished script alive.
  process.exit(0);
});
