import { spawnSync } from "node:child_process";
import { buildIfChanged } from "../serve/build.ts";
import { chromiumToUse } from "./chromium.ts";
import { failedOnce, passedOnce, type Outcome } from "./outcome.ts";
import { playwright } from "./playwright.ts";
import type { TestServer } from "./server.ts";
import { commands } from "./static-checks.ts";
import { installSystemPackage } from "./system-package.ts";
import { vitest } from "./vitest.ts";

export interface Check {
  /** What to type behind `npm test --` to run this one alone. */
  name: string;
  title: string;
  run(given: { server: TestServer; filters: string[] }): Promise<Outcome>;
}

/** Everything `npm test` runs, cheapest first; docs/testing.md says what each proves. */
export const checks: readonly Check[] = [
  { name: "format", title: "Formatting", run: () => commands("oxfmt --check .") },
  { name: "lint", title: "Lint and import table", run: () => commands("oxlint --deny-warnings") },
  { name: "types", title: "Types", run: () => commands("react-router typegen", "tsc -b") },
  { name: "unused", title: "Unused code", run: () => commands("knip") },
  { name: "unit", title: "Rules and parts (unit)", run: ({ filters }) => vitest("unit", {}, filters) },
  { name: "workers", title: "Actors inside workerd", run: ({ filters }) => vitest("workers", {}, filters) },
  { name: "build", title: "Production build", run: build },
  {
    name: "deploy",
    title: "Deployment, dry run",
    run: () =>
      commands(
        "wrangler deploy --dry-run -c dist/hash/wrangler.json",
        "wrangler deploy --dry-run -c dist/api/wrangler.json",
        "wrangler deploy --dry-run -c build/server/wrangler.json",
      ),
  },
  {
    name: "contract",
    title: "Contract of the API",
    run: async (given) => vitest("contract", await given.server.environment(), given.filters),
  },
  {
    name: "built",
    title: "Built site over HTTP",
    run: async (given) => vitest("built", await given.server.environment(), given.filters),
  },
  { name: "browser", title: "Journeys in Chromium, with and without JavaScript", run: browser },
  { name: "faults", title: "Faults and kill -9", run: faults },
];

async function build(): Promise<Outcome> {
  try {
    await buildIfChanged();
    return passedOnce();
  } catch (failure) {
    return failedOnce(`react-router build\n${failure instanceof Error ? failure.message : failure}`);
  }
}

async function browser({ server, filters }: { server: TestServer; filters: string[] }): Promise<Outcome> {
  const environment = await server.environment();
  return playwright({ ...environment, CHROMIUM_PATH: await chromiumToUse() }, filters);
}

/** These start, slow down and kill servers of their own. */
async function faults({ server, filters }: { server: TestServer; filters: string[] }): Promise<Outcome> {
  await server.stop();
  await buildIfChanged();
  if (!hasPhp()) await installSystemPackage("php-cli");
  const outcome = await vitest("faults", {}, filters);
  if (hasPhp()) return outcome;
  return { ...outcome, note: "PHP is not installed here: only its double in Node stood in for a PHP API." };
}

function hasPhp(): boolean {
  return spawnSync("php", ["-v"], { stdio: "ignore" }).status === 0;
}
