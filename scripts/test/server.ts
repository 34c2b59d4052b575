import { mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { step } from "../progress.ts";
import { buildIfChanged, ROOT } from "../serve/build.ts";
import { startTestSite, type TestSite } from "../serve/test-site.ts";
import { scratchFolder } from "./scratch-folder.ts";

const MEMBERS = 40;

/** The Workers' log stays here, to look into a failure. */
const LOG = join(ROOT, "test-results", "server.log");

/** The one production server that contract, built-site and browser tests share; started when the first asks. */
export interface TestServer {
  /** What the tests need to know of it (tests/support/site/environment.ts). */
  environment(): Promise<Record<string, string>>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

export function testServer(): TestServer {
  const folder = mkdtempSync(join(scratchFolder(), "periwinkle-test-"));
  let started: Promise<TestSite> | undefined;

  async function start(): Promise<TestSite> {
    await buildIfChanged();
    mkdirSync(dirname(LOG), { recursive: true });
    const logs = openSync(LOG, "w");
    return step("Starting a production server for the tests", () =>
      startTestSite({ dataDir: join(folder, "data"), members: MEMBERS, openToVisitors: true, logs }),
    );
  }

  return {
    async environment() {
      started ??= start();
      return (await started).environment;
    },
    async stop() {
      const site = await started?.catch(() => undefined);
      started = undefined;
      await site?.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
