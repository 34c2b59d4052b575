import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { floodSignIns } from "../bench/sign-in-flood.ts";
import { eventually } from "../support/eventually.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { jarOf, siteApi } from "../support/site-api.ts";

/** A site whose passwords cost their full price, as everywhere but in tests. */
async function aSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-flood-"));
  const site = await startTestSite({ dataDir, clock: false });
  onTestFinished(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  });
  const { origin, apiOrigin = "", seedToken } = site;
  return {
    origin,
    secret: site.environment["SITE_SESSION_SECRET"] ?? "",
    internal: siteApi({ apiOrigin, seedToken }),
  };
}

/** Signs in as a browser does that holds these cookies. */
function signIn(origin: string, { email, password }: { email: string; password: string }, cookies: string[] = []) {
  const body = new URLSearchParams({ email, password });
  const headers = { Origin: origin, Cookie: cookies.join("; "), "X-Test-Address": "192.0.2.7" };
  return fetch(`${origin}/login`, { method: "POST", redirect: "manual", body, headers });
}

/** What stays in the browser when its session is over. */
function keptCookies({ headers }: Response): string[] {
  const lines = headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return lines.filter((pair) => !pair.includes("session="));
}

test("a flood of sign-ins is told to come back; nobody else notices it, and a known device gets in", async () => {
  const { origin, secret, internal } = await aSite();
  const { cookie, ...member } = await internal.makeMember();
  const { name, value } = await sessionCookie({ origin, secret, jar: jarOf(cookie) });
  const device = keptCookies(await signIn(origin, member));
  const flood = floodSignIns({ origin, perSecond: 200 });
  await eventually("the first are sent away", async () => (flood.counts().statuses[429] ?? 0) > 100);
  for (let time = 1; time <= 10; time += 1) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/members`, { headers: { Cookie: `${name}=${value}` } })).status).toBe(200);
  }
  for (let time = 1; time <= 3; time += 1) expect((await signIn(origin, member, device)).status).toBe(303);
  const { sent, statuses, saidWhen } = await flood.stop();
  // Some had their turn and were wrong; all others were sent away. Nothing broke, and nobody was left without answer.
  const [wrong, sentAway] = [statuses[401] ?? 0, statuses[429] ?? 0];
  expect(wrong).toBeGreaterThan(0);
  expect(statuses).toEqual({ 401: wrong, 429: sent - wrong });
  expect(saidWhen).toBe(sentAway);
});
