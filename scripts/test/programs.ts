import { spawnSync } from "node:child_process";
import { browsersToUse, type Browsers } from "./find-browsers.ts";
import { installSystemPackage } from "./system-package.ts";

/** Programs that may have to be installed first. Each is looked for once, however often it is asked for. */
export interface Programs {
  browsers(): Promise<Browsers>;
  php(): Promise<void>;
}

/** Starts finding or installing the `needed` programs in the background; a check that asks for one gets the failure. */
export function programsFor(needed: readonly (keyof Programs)[]): Programs {
  let browsers: Promise<Browsers> | undefined;
  let php: Promise<void> | undefined;
  const programs: Programs = {
    browsers: () => (browsers ??= browsersToUse()),
    php: () => (php ??= hasPhp() ? Promise.resolve() : installSystemPackage("php-cli")),
  };
  for (const name of needed) programs[name]().catch(() => undefined);
  return programs;
}

export function hasPhp(): boolean {
  return spawnSync("php", ["-v"], { stdio: "ignore" }).status === 0;
}
