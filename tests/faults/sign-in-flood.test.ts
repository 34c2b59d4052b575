import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { floodSignIns } from "../bench/sign-in-flood.ts";
import { eventually } from "../support/eventually.ts";
import { sessionCookie } from "../support/browser/session-cookie.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-flood-"));
/** A site whose passwords cost their full price, as everywhere but in tests. A flood that ended is forgotten in seconds. */
const site = await startTestSite({ dataDir, clock: false });
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true });
});
const { origin, apiOrigin = "", seedToken } = site;
const secret = site.environment["SITE_SESSION_SECRET"] ?? "";
const internal = siteApi({ apiOrigin, seedToken });

/** Signs in as a browser does that holds these cookies. `address`: where it is, as a proxy would say; null: none says. */
function signIn(
  { email, password }: { email: string; password: string },
  { cookies = [], address = "192.0.2.7" }: { cookies?: string[]; address?: string | null } = {},
) {
  const body = new URLSearchParams({ email, password });
  const headers = {
    Origin: origin,
    Cookie: cookies.join("; "),
    ...(address !== null && { "X-Test-Address": address }),
  };
  return fetch(`${origin}/login`, { method: "POST", redirect: "manual", body, headers });
}

/** Two hundred a second, until the test is over. */
function aFlood(from?: (sent: number) => string | null) {
  const flood = floodSignIns({ origin, perSecond: 200, ...(from && { from }) });
  onTestFinished(async () => void (await flood.stop()));
  return flood;
}

/** The cookies that an answer sets and that stay after the session. */
function setCookiesOf({ headers }: Response): string[] {
  const lines = headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return lines.filter((pair) => !pair.includes("session="));
}

test("a flood of sign-ins is told to come back; nobody else notices it, and a known device gets in", async () => {
  const { cookie, ...member } = await internal.makeMember();
  const { name, value } = await sessionCookie({ origin, secret, jar: jarOf(cookie) });
  const device = setCookiesOf(await signIn(member));
  const flood = aFlood();
  await eventually("the first are refused", async () => (flood.counts().statuses[429] ?? 0) > 100);
  for (let time = 1; time <= 10; time += 1) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/members`, { headers: { Cookie: `${name}=${value}` } })).status).toBe(200);
  }
  for (let time = 1; time <= 3; time += 1) expect((await signIn(member, { cookies: device })).status).toBe(303);
  const { sent, statuses, withRetryAfter } = await flood.stop();
  // Some had their turn and were wrong; all others were refused. Nothing broke, and nobody was left without answer.
  const [wrong, refused] = [statuses[422] ?? 0, statuses[429] ?? 0];
  expect(wrong).toBeGreaterThan(0);
  expect(statuses).toEqual({ 422: wrong, 429: sent - wrong });
  expect(withRetryAfter).toBe(refused);
});

test("a flood from one address keeps no new device at another one out", async () => {
  const member = await internal.makeMember();
  const flood = aFlood(() => "203.0.113.9");
  await eventually("it is refused", async () => (flood.counts().statuses[429] ?? 0) > 300);
  for (const address of ["192.0.2.20", "192.0.2.21", "192.0.2.22"]) {
    const first = await signIn(member, { address });
    if (first.status === 303) continue;
    // On a slow machine the queue is full of what came before the flood was known: then the next try, after the wait.
    const told = Date.now() + 1000 * Number(first.headers.get("Retry-After"));
    await eventually("the wait is over", async () => Date.now() > told);
    expect((await signIn(member, { address, cookies: setCookiesOf(first) })).status).toBe(303);
  }
});

test("where no proxy names addresses, who was refused comes in before the flood when they come back", async () => {
  const member = await internal.makeMember();
  const flood = aFlood(() => null);
  await eventually("it is refused", async () => (flood.counts().statuses[429] ?? 0) > 300);
  let answer = await signIn(member, { address: null });
  // By luck they are in at once: then others are tried until one is not.
  for (let time = 0; time < 20 && answer.status === 303; time += 1) answer = await signIn(member, { address: null });
  expect(answer.status).toBe(429);
  const ticket = setCookiesOf(answer);
  expect(ticket).toContainEqual(expect.stringMatching(/^__Host-turn=.+/));
  const told = Date.now() + 1000 * Number(answer.headers.get("Retry-After"));
  await eventually("the wait is over", async () => Date.now() > told);
  // On a slow machine the queue of hashes may be full of what came before.
  await eventually("the ticket is worth a turn", async () => {
    return (await signIn(member, { address: null, cookies: ticket })).status === 303;
  });
});
