import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Each is taken from the environment if it is set there, else made on the first start (docs/operations.md). */
const NAMES = ["SESSION_SECRET", "PHOTO_SECRET", "TOKEN_SECRET", "SEED_TOKEN"] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/** The site's secrets, kept in `secrets.json` of its data folder, readable by its owner only. None has a default. */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const complete = Object.fromEntries(NAMES.map((name) => [name, kept[name] ?? freshSecret()])) as Secrets;
  if (NAMES.some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? complete[name]])) as Secrets;
}

function freshSecret(): string {
  return randomBytes(32).toString("base64url");
}
