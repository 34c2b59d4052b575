import { spawnSync } from "node:child_process";
import { step } from "../progress.ts";

/** Installs a package of Debian and its children, when we are root there; elsewhere nothing happens. */
export async function installSystemPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  await step(`Installing ${name} with apt-get`, async () => {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env: environment, timeout: 120_000 });
    const install = ["install", "-q", "-y", "--no-install-recommends", name];
    spawnSync("apt-get", install, { stdio: "ignore", env: environment, timeout: 300_000 });
  });
}
