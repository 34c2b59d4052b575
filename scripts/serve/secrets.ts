import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freshPushKeys, type PushKeys } from "./push-keys.ts";

/** Each is taken from the environment if it is set there, else made on the first start (docs/operations.md). */
const NAMES = ["SESSION_SECRET", "PHOTO_SECRET", "TOKEN_SECRET", "SEED_TOKEN"] as const;

export type Secrets = Record<(typeof NAMES)[number] | keyof PushKeys, string>;

/** The site's secrets, kept in `secrets.json` of its data folder, readable by its owner only. None has a default. */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const complete = { ...freshSecrets(), ...kept };
  if (Object.keys(complete).length > Object.keys(kept).length) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  }
  const names = Object.keys(complete) as (keyof Secrets)[];
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? complete[name]])) as Secrets;
}

function freshSecrets(): Secrets {
  const texts = NAMES.map((name) => [name, randomBytes(32).toString("base64url")]);
  return { ...(Object.fromEntries(texts) as Record<(typeof NAMES)[number], string>), ...freshPushKeys() };
}
