import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { OperatorError, main, step } from "./progress.ts";
import { internalApi } from "./seed/internal-api.ts";
import { buildIfChanged } from "./serve/build.ts";
import { lockDataFolder } from "./serve/data-folder/lock.ts";
import { settingsFromEnvironment } from "./serve/settings/settings.ts";
import { startApi, type SiteSettings } from "./serve/site.ts";

const USAGE = "npm run operator -- add <e-mail address> [--name <name>]";

/**
 * `npm run operator -- add <address>`: makes somebody an operator of the site in DATA_DIR, which must not be running, and prints
 * the password. Again: the same operator gets another one and is signed out.
 */
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: "string" } } });
  const [act, email = ""] = positionals;
  if (act !== "add" || !email.includes("@") || positionals.length > 2) throw new OperatorError(`Usage: ${USAGE}`);
  const settings = settingsFromEnvironment(process.env);
  if (settings.apiOrigin) throw new OperatorError("API_ORIGIN is set: that API has operators of its own.");
  const lock = await lockDataFolder(settings.dataDir, settings.port);
  await buildIfChanged();
  lock.verify();
  const password = randomBytes(15).toString("base64url");
  const order = { email, name: values.name ?? email.split("@", 1)[0] ?? email, password };
  await step(`Making ${email} an operator`, () => keep({ ...settings, noteProcess: lock.note }, order));
  console.log(
    `\nSign in at /operator/login: ${email}  password: ${password}\nThe code comes to that address by mail.\n`,
  );
  process.exit(0);
});

async function keep(settings: SiteSettings, order: { email: string; name: string; password: string }): Promise<void> {
  const api = await startApi(settings);
  try {
    await internalApi(api).operator(order);
  } finally {
    await api.stop();
  }
}
