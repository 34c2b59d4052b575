import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import routes, { hydratedPaths } from "./app/routes.ts";
import { reservedTokens } from "./scripts/pages/reserved-tokens.ts";
import { scratchFolder } from "./scripts/test/scratch-folder.ts";
import { hashService } from "./tests/support/doubles/hash-double.ts";

/** What the API Worker's tests find in their `env`, beside the bindings of its wrangler.toml. */
const testSecrets = {
  SITE_MODE: "demo",
  PUBLIC_ORIGIN: "http://localhost",
  TEST_CLOCK: "1",
  PHOTO_SECRET: "a secret that only the tests may know",
  TOKEN_SECRET: "another secret that only the tests know",
  SEED_TOKEN: "seed",
  // The account that files for the bank name (site/debits); a demonstration collects by none.
  SDD_CREDITOR_IBAN: "NL02ABNA0123456789",
  PUSH_PUBLIC_KEY: "BDr6SjeQCwCDJCf4Pb02i7IbQbcDnWV0iUH2tsZLlghXjSyfhrlsbkfquTV3Su1B8nCTRnWcvY4qCM2VPgXtaT8",
  PUSH_PRIVATE_KEY: "qSNHWWLJdyfew_GmUxW198qqA5tThnz1Qpl__-z0ozg",
  PUSH_SUBJECT: "mailto:tests@example.org",
  PUSH_SERVICES: "push.example.org",
  // Of the conversations that a plain model is compared with (conversation-model.test.ts).
  CONVERSATION_RUNS: process.env["CONVERSATION_RUNS"] ?? "60",
  // Of a member's money whose books are judged after each step (ledger-properties.test.ts).
  LEDGER_RUNS: process.env["LEDGER_RUNS"] ?? "6",
  // The same, of several devices with a provider and operators (money-walk.test.ts).
  MONEY_WALKS: process.env["MONEY_WALKS"] ?? "3",
  // `all`: each point at which a process may end, in both ways (crash-points.test.ts).
  CRASH_POINTS: process.env["CRASH_POINTS"] ?? "",
};

/** Photos of the API Worker's tests. */
function photoFolder(): string {
  const folder = join(scratchFolder(), "photos");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** It needs both cores: run beside others, a sign-in waits longer than it was told. */
const FLOOD = ["tests/faults/sign-in-flood.test.ts"];

/** As in vite.config.ts. */
const define = {
  HYDRATED_PATHS: JSON.stringify(hydratedPaths),
  RESERVED_TOKENS: JSON.stringify(reservedTokens(routes)),
};

/** One project a layer; docs/testing.md says what each proves. Everything above `workers` needs a running server. */
export default defineConfig({
  test: {
    projects: [
      {
        define,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          include: [
            "{app,scripts,locales}/**/*.test.{ts,tsx}",
            "workers/*.test.ts",
            "workers/{web,hash}/**/*.test.ts",
            "tests/unit/**/*.test.ts",
          ],
          isolate: false,
          maxWorkers: 2,
          // Some read every file's imports, or build a route's module: seconds, and more beside other work.
          testTimeout: 30_000,
          // It imports a package of types as if there were code in it; Node refuses, Vite does not.
          server: { deps: { inline: ["@react-router/cloudflare", "@cloudflare/workers-types"] } },
        },
      },
      {
        define,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./workers/api/wrangler.toml" },
            miniflare: {
              bindings: testSecrets,
              // Photos lie on disk, as on a site of one's own; on the edge they lie in R2 (tests/edge).
              serviceBindings: {
                HASH: { node: hashService },
                PHOTOS: { disk: { path: photoFolder(), writable: true } },
              },
            },
          }),
        ],
        test: {
          name: "workers",
          include: ["workers/api/**/*.test.ts", "tests/workers/**/*.test.ts"],
          setupFiles: ["./tests/workers/main-module.ts", "./tests/workers/room-calls.ts"],
          // vitest waits at the end until each line that was logged is handed over. The plugin hands over what an actor logs (in
          // its alarm, say) with the next news of a test, and after the last test there is none: it waited for ever.
          disableConsoleIntercept: true,
          // One workerd for all files instead of one each: every test brings ids of its own.
          isolate: false,
          maxWorkers: 2,
          // The first call of a file waits for a workerd to start, and a walk through all points of crashing took 22 s on a slow machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          // Longer than `eventually` waits, which says what never came.
          testTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "edge",
          include: ["tests/edge/**/*.test.ts"],
          // Each file starts Workers of its own.
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: FLOOD,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file has servers of its own, with folders and ports of their own.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "flood",
          include: FLOOD,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
