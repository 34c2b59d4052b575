import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { startTestSite, type TestSite } from "../../../scripts/serve/test-site.ts";
import { apiClient, type ApiClient } from "../http/api-client.ts";
import { jarOf, siteApi } from "./site-api.ts";

/** A site of a test's own: it may be stopped, killed and started again on the same data, and its clock moved. */
export type OwnSite = Awaited<ReturnType<typeof ownSite>>;

export async function ownSite(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `periwinkle-${name}-`));
  const logFile = join(dataDir, "log.jsonl");
  const log = openSync(logFile, "a");
  let offset = 0;
  let site: TestSite = await startTestSite({ dataDir, logs: log });
  const access = () => ({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });

  async function moveClock(ms: number): Promise<void> {
    offset += ms;
    await siteApi(access()).moveClock(offset);
  }
  /** With the same data and the same clock. */
  async function start(): Promise<void> {
    site = await startTestSite({ dataDir, logs: log });
    await moveClock(0);
  }
  return {
    dataDir,
    origin: () => site.origin,
    apiOrigin: () => access().apiOrigin,
    /** The process that hashes passwords. */
    hashPid: () => site.hashPid() ?? 0,
    internal: () => siteApi(access()),
    seeding: () => internalApi(access()),
    /** A device of the member whose cookie it is, or of a visitor; it calls the process that runs now. */
    device: (cookie = ""): ApiClient => apiClient(access().apiOrigin, { cookies: cookie ? jarOf(cookie) : {} }),
    /** Moves the whole site's clock forward. */
    moveClock,
    stop: () => site.stop(),
    start,
    async killAndRestart() {
      await site.kill();
      await start();
    },
    /** Stops the site, deletes its data and returns its log. */
    async close(): Promise<string> {
      await site.stop();
      closeSync(log);
      const logged = readFileSync(logFile, "utf8");
      rmSync(dataDir, { recursive: true });
      return logged;
    },
  };
}
