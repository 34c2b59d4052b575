import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../progress.ts";
import { freshPushKeys, type PushKeys } from "./push-keys.ts";

/** Each is taken from the environment if it is set there, else made on the first start (docs/operations.md). */
const NAMES = ["SESSION_SECRET", "PHOTO_SECRET", "TOKEN_SECRET", "SEED_TOKEN"] as const;

export type Secrets = Record<(typeof NAMES)[number] | keyof PushKeys, string>;

/** With other ones, what the actors hold can no longer be found or believed: they are never made a second time. */
const IRREPLACEABLE = ["TOKEN_SECRET", "PHOTO_SECRET"] as const;

/**
 * The site's secrets, kept in `secrets.json` of its data folder, readable by its owner only. None has a default. An
 * `OperatorError` when members are there and the secrets that they were made with are not.
 */
export function secretsOf(dataDir: string, environment: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = readKept(file);
  const lost = IRREPLACEABLE.filter((name) => !kept[name] && !environment[name]);
  if (lost.length > 0 && hasActors(dataDir)) throw new OperatorError(lostWords(file, lost));
  const complete = { ...freshSecrets(), ...kept };
  if (Object.keys(complete).length > Object.keys(kept).length) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const names = Object.keys(complete) as (keyof Secrets)[];
  return Object.fromEntries(names.map((name) => [name, environment[name] || complete[name]])) as Secrets;
}

function readKept(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isTexts(kept)) return kept;
  } catch {
    // Said below, like every other thing that it may hold.
  }
  throw new OperatorError(
    `${file} cannot be read as JSON with a text for each secret. Put it back from your backup; nothing was changed.`,
  );
}

function isTexts(value: unknown): value is Partial<Secrets> {
  const isObject = value !== null && typeof value === "object" && !Array.isArray(value);
  return isObject && Object.values(value).every((text) => typeof text === "string");
}

function hasActors(dataDir: string): boolean {
  const actors = join(dataDir, "actors");
  return existsSync(actors) && readdirSync(actors).length > 0;
}

function lostWords(file: string, lost: readonly string[]): string {
  return (
    `${file} has no ${lost.join(" and no ")}, but this site has members. With new secrets nobody could sign in, every ` +
    `link in a mail and every photo's address would be dead, and addresses could be taken twice. Put the file back ` +
    `from your backup. To begin with an empty site instead, choose another DATA_DIR.`
  );
}

function freshSecrets(): Secrets {
  const texts = NAMES.map((name) => [name, randomBytes(32).toString("base64url")]);
  return { ...(Object.fromEntries(texts) as Record<(typeof NAMES)[number], string>), ...freshPushKeys() };
}
