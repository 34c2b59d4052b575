import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The data folder holds addresses, messages and hashes: its folders are 0700, its files 0600. New ones are made so; a
 * site from before is walked once, which its folder's own mode tells. A folder that holds no site is left as it is.
 */
export function restrictPermissions(dataDir: string): void {
  const isOurs = existsSync(join(dataDir, "secrets.json")) && existsSync(join(dataDir, "actors"));
  if (!isOurs || (statSync(dataDir).mode & 0o777) === 0o700) return;
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600;
    if (entry.isDirectory() || entry.isFile()) chmodSync(join(entry.parentPath, entry.name), mode);
  }
  // Last: a walk that was cut off is begun again.
  chmodSync(dataDir, 0o700);
}
