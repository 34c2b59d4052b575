import { spawn, spawnSync } from "node:child_process";
import { step } from "../progress.ts";

const LONGEST = 300_000;

let updated = false;
let last: Promise<void> = Promise.resolve();

/** Installs a package of Debian or a derivative, as root only; elsewhere does nothing. One at a time. */
export function installSystemPackage(name: string): Promise<void> {
  last = last.then(() => install(name));
  return last;
}

async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  await step(`Installing ${name} with apt-get`, async () => {
    if (!updated) await aptGet("update", "-q");
    updated = true;
    await aptGet("install", "-q", "-y", "--no-install-recommends", name);
  });
}

/** Failures are ignored: the caller looks for the installed program. */
function aptGet(...args: string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn("apt-get", args, {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: LONGEST,
    });
    child.on("error", () => resolve());
    child.on("close", () => resolve());
  });
}
