import { buildIfChanged } from "../serve/build.ts";
import { failedOnce, passedOnce, type Outcome } from "./outcome.ts";
import { playwright } from "./playwright.ts";
import { hasPhp, type Programs } from "./programs.ts";
import type { TestServer } from "./server.ts";
import { commands, script } from "./static-checks.ts";
import { vitest } from "./vitest.ts";

export interface Check {
  /** What to type behind `npm test --` to run this one alone. */
  name: string;
  title: string;
  run(given: Given): Promise<Outcome>;
  /** Programs to find or install; this starts with the run and goes on beside the earlier checks. */
  needs: readonly (keyof Programs)[];
}

/** What a check may use. */
export interface Given {
  server: TestServer;
  /** Words of file names; none means all of them. */
  filters: string[];
  programs: Programs;
}

const check = (name: string, title: string, run: Check["run"], needs: Check["needs"] = []): Check => ({
  name,
  title,
  run,
  needs,
});

/**
 * Everything `npm test` runs; docs/testing.md says what each proves. What stands in one stage runs side by side, one queue
 * for each of two cores, and in a queue one after another. The faults leave half of two cores idle while they wait for
 * servers to start, to be killed and to try again: they run beside the browser. A flood of sign-ins wants both cores.
 */
export const stages: readonly (readonly Check[])[][] = [
  [
    [
      check("format", "Formatting", () => commands("oxfmt --check .")),
      check("lint", "Lint and import table", () => script("lint")),
      check("types", "Types", () => script("types")),
      check("unused", "Unused code", () => commands("knip")),
      check("unit", "Rules and parts (unit)", ({ filters }) => vitest("unit", {}, filters)),
      check("workers", "Actors inside workerd", ({ filters }) => vitest("workers", {}, filters)),
    ],
    [
      check("build", "Production build", build),
      check("deploy", "Deployment, dry run", deploy),
      check("contract", "Contract of the API", async ({ server, filters }) =>
        vitest("contract", await server.environment(), filters),
      ),
      check("built", "Built site over HTTP", built, ["browsers"]),
      check("edge", "Both Workers as Cloudflare runs them", edge),
    ],
  ],
  [
    [check("browser", "Browser tests in Chromium, with and without JavaScript", browser, ["browsers"])],
    [check("faults", "Faults and kill -9", faults, ["php"])],
  ],
  [[check("flood", "A flood of sign-ins", flood)]],
];

async function build(): Promise<Outcome> {
  try {
    await buildIfChanged();
    return passedOnce();
  } catch (failure) {
    return failedOnce(`react-router build\n${failure instanceof Error ? failure.message : failure}`);
  }
}

async function deploy(): Promise<Outcome> {
  await buildIfChanged();
  return commands(
    "wrangler deploy --dry-run -c dist/hash/wrangler.json",
    "wrangler deploy --dry-run -c dist/api/wrangler.json",
    "wrangler deploy --dry-run -c build/server/wrangler.json",
  );
}

/** Lighthouse looks at some pages in the whole Chromium. */
async function built({ server, filters, programs }: Given): Promise<Outcome> {
  const { full } = await programs.browsers();
  return vitest("built", { ...(await server.environment()), CHROMIUM_PATH: full }, filters);
}

/** The deployed configuration, in Miniflare. */
async function edge({ filters }: Given): Promise<Outcome> {
  await buildIfChanged();
  return vitest("edge", {}, filters);
}

async function browser({ server, filters, programs }: Given): Promise<Outcome> {
  const { full, shell } = await programs.browsers();
  const environment = await server.environment();
  return playwright({ ...environment, CHROMIUM_PATH: full, CHROMIUM_SHELL_PATH: shell }, filters);
}

async function flood({ server, filters }: Given): Promise<Outcome> {
  await server.stop();
  await buildIfChanged();
  return vitest("flood", {}, filters);
}

/** These start, slow down and kill servers of their own. */
async function faults({ filters, programs }: Given): Promise<Outcome> {
  await buildIfChanged();
  await programs.php();
  const outcome = await vitest("faults", {}, filters);
  if (hasPhp()) return outcome;
  return { ...outcome, note: "PHP is not installed here: only its double in Node stood in for a PHP API." };
}
