import { chmodSync, cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the static files of a site that runs stand. */
export function clientFolder(dataDir: string): string {
  return join(dataDir, "client");
}

/**
 * Copies what was built for browsers (`built`) into the data folder before the site starts: a later build deletes these files, and a
 * page of the site that still runs would be without its styles and scripts.
 */
export function copyClient(built: string, dataDir: string): void {
  const folder = clientFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}
