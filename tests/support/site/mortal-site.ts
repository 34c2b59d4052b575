import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestSite, type TestSite } from "../../../scripts/serve/test-site.ts";
import { apiClient, type ApiClient } from "../http/api-client.ts";
import { jarOf, siteApi } from "./site-api.ts";

/** A site that is killed and started again on the same data; its people keep their cookies. */
export async function mortalSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-kill-"));
  let site: TestSite = await startTestSite({ dataDir });
  const origin = () => site.apiOrigin ?? "";
  return {
    dataDir,
    /** Of whichever process runs now. */
    apiOrigin: origin,
    internal: () => siteApi({ apiOrigin: origin(), seedToken: site.seedToken }),
    /** A device of somebody, talking to whichever process runs now. */
    device: (cookie: string): ApiClient => apiClient(origin(), { cookies: jarOf(cookie) }),
    async killAndRestart() {
      await site.kill();
      site = await startTestSite({ dataDir });
    },
    stop: () => site.stop(),
  };
}

/** Repeats `act` until the API has ended. */
export async function untilApiEnds(act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await act(turn);
    } catch {
      return; // the process was killed in the middle of this one
    }
  }
}
