import { parseArgs } from "node:util";
import { OperatorError, main, step } from "./progress.ts";
import { buildIfChanged } from "./serve/build.ts";
import { lockDataFolder } from "./serve/data-folder/lock.ts";
import { seedMore } from "./serve/seeding/seeding.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";

/** `npm run seed -- --members N`: adds N more people to the site in DATA_DIR, which must not be running. */
await main(async () => {
  const { values } = parseArgs({ options: { members: { type: "string", default: "300" } } });
  const members = Number(values.members);
  if (!Number.isInteger(members) || members < 1)
    throw new OperatorError(`--members wants a number above zero, not "${values.members}".`);
  const settings = settingsFromEnvironment(process.env);
  const lock = await lockDataFolder(settings.dataDir, settings.port);
  await buildIfChanged();
  lock.verify();
  await step(`Adding ${members} people`, () => seedMore({ ...settings, noteProcess: lock.note }, members));
  // Workers' timers and an outbox that is still being emptied do not keep a finished script alive.
  process.exit(0);
});
