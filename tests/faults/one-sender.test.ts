import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { sessionCookie } from "../support/browser/session-cookie.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-one-sender-"));
const site = await startTestSite({ dataDir });
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});

async function signedIn(): Promise<() => Promise<number>> {
  const { origin, apiOrigin = "", seedToken } = site;
  const { cookie } = await siteApi({ apiOrigin, seedToken }).makeMember();
  const secret = site.environment["SITE_SESSION_SECRET"] ?? "";
  const { name, value } = await sessionCookie({ origin, secret, jar: jarOf(cookie) });
  return async () => (await fetch(`${origin}/members`, { headers: { Cookie: `${name}=${value}` } })).status;
}

test("a member who asks for hundreds of pages at once is refused some, and others none", async () => {
  const [anna, bert] = [await signedIn(), await signedIn()];
  const flood = Promise.all(Array.from({ length: 300 }, anna));
  for (let time = 1; time <= 10; time += 1) expect(await bert()).toBe(200);
  const statuses = await flood;
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(24);
});
