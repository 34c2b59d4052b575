import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { floodSignIns } from "../bench/sign-in-flood.ts";
import { eventually } from "../support/eventually.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { jarOf, siteApi } from "../support/site-api.ts";

/** A site whose passwords cost their full price, as everywhere but in tests. */
async function aSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-flood-"));
  const site = await startTestSite({ dataDir, clock: false });
  const { origin, apiOrigin = "", seedToken } = site;
  return {
    site,
    origin,
    secret: site.environment["SITE_SESSION_SECRET"] ?? "",
    internal: siteApi({ apiOrigin, seedToken }),
    async close() {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

test("a flood of sign-ins is told to come back, and nobody else notices it", async () => {
  const { origin, secret, internal, close } = await aSite();
  const { cookie } = await internal.makeMember();
  const { name, value } = await sessionCookie({ origin, secret, jar: jarOf(cookie) });
  const flood = floodSignIns({ origin, perSecond: 200 });
  await eventually("the first are sent away", async () => (flood.counts().statuses[429] ?? 0) > 100);
  for (let time = 1; time <= 10; time += 1) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/members`, { headers: { Cookie: `${name}=${value}` } })).status).toBe(200);
  }
  const { sent, statuses, saidWhen } = await flood.stop();
  // Some had their turn and were wrong; all others were sent away. Nothing broke, and nobody was left without answer.
  const [wrong, sentAway] = [statuses[401] ?? 0, statuses[429] ?? 0];
  expect(wrong).toBeGreaterThan(0);
  expect(statuses).toEqual({ 401: wrong, 429: sent - wrong });
  expect(saidWhen).toBe(sentAway);
  await close();
});
