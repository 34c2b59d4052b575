import { expect, test } from "vitest";
import { siteUnderTest } from "../support/environment.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { jarOf, siteApi } from "../support/site-api.ts";
import { type OnTheWire, onTheWire } from "../support/wire.ts";

const site = siteUnderTest();

/** A lander that nobody has opened yet; an unknown topic speaks in general. */
const newLander = () => `/landers/gallery/topic-${crypto.randomUUID()}`;

const open = (path: string, headers: Record<string, string> = {}) =>
  onTheWire(site.origin + path, { "Accept-Language": "en", "X-Test-Country": "NL", ...headers });

/** Only somebody who is signed in has a link to the members; asked this way a failure does not print the page. */
const isPersonal = ({ body }: { body: string }) => body.includes('href="/members"');

const headingOf = ({ body }: { body: string }) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

const withoutId = ({ headers: { "x-request-id": _id, date: _date, ...headers } }: OnTheWire) => headers;

async function memberCookie() {
  const { cookie } = await siteApi(site).makeMember();
  const jar = jarOf(cookie);
  return `session=${(await sessionCookie({ origin: site.origin, secret: site.sessionSecret, jar })).value}`;
}

for (const path of ["/", "/pricing", "/pages/terms", newLander()]) {
  test(`${path} is made once, and then comes from the edge cache as it was`, async () => {
    const first = await open(path);
    const again = await open(path);
    expect(first.status).toBe(200);
    expect(["miss", "hit"]).toContain(first.headers["x-cache"]);
    expect(again.headers["x-cache"]).toBe("hit");
    expect(again.body === first.body).toBe(true);
    const policies = [first, again].map(({ headers }) => String(headers["content-security-policy"]));
    for (const policy of policies) expect(policy).toMatch(/script-src 'self';style-src 'self' 'sha256-/);
    // Now everything of it is ready, but for its own id.
    const third = await open(path);
    expect(third.body === first.body).toBe(true);
    expect(withoutId(third)).toEqual(withoutId(again));
    expect(third.headers["x-request-id"]).not.toBe(again.headers["x-request-id"]);
  });
}

test("each country and each language has a page of its own", async () => {
  const path = newLander();
  const dutch = await open(path);
  const german = await open(path, { "X-Test-Country": "DE" });
  const inDutch = await open(path, { "Accept-Language": "nl" });
  expect([dutch, german, inDutch].map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "miss"]);
  expect(headingOf(dutch)).toContain("in the Netherlands");
  expect(headingOf(german)).toContain("in Germany");
  expect(headingOf(inDutch)).toContain("in Nederland");
  const kept = await Promise.all([
    open(path),
    open(path, { "X-Test-Country": "DE" }),
    open(path, { Cookie: "locale=nl" }),
  ]);
  expect(kept.map(({ headers }) => headers["x-cache"])).toEqual(["hit", "hit", "hit"]);
  expect(kept.map(headingOf)).toEqual([dutch, german, inDutch].map(headingOf));
});

test("a comfortable page is for who asked for it, and so is its policy for fonts", async () => {
  const path = newLander();
  const comfortable = () => open(path, { Cookie: "comfort=1" });
  const asked = [await comfortable(), await open(path), await comfortable(), await open(path)];
  expect(asked.map(({ headers }) => headers["x-cache"])).toEqual(["miss", "miss", "hit", "hit"]);
  const marked = asked.map(({ body, headers }) => [
    /<html[^>]*data-comfort/.test(body),
    body.includes("/fonts/comfort.css"),
    String(headers["content-security-policy"]).includes("font-src 'self'"),
  ]);
  expect(marked).toEqual([true, false, true, false].map((on) => [on, on, on]));
});

test("a member's page is never kept, and no member sees a kept one", async () => {
  const path = newLander();
  const Cookie = await memberCookie();
  const hers = await open(path, { Cookie });
  expect(hers.headers["x-cache"]).toBeUndefined();
  expect(hers.headers["cache-control"]).toBe("private, no-store");
  expect(isPersonal(hers)).toBe(true);
  const stranger = await open(path);
  expect(stranger.headers["x-cache"]).toBe("miss");
  expect(isPersonal(stranger)).toBe(false);
  const hersAgain = await open(path, { Cookie });
  expect(hersAgain.headers["x-cache"]).toBeUndefined();
  expect(isPersonal(hersAgain)).toBe(true);
});

test("a kept page brings nobody's cookie", async () => {
  const path = newLander();
  const campaign = await open(`${path}?network=friends&ref=7`);
  expect([campaign.headers["set-cookie"] ?? []].flat().join()).toMatch(/^visitor=/);
  const plain = await open(path);
  expect(plain.headers["x-cache"]).toBe("hit");
  expect(plain.headers["set-cookie"]).toBeUndefined();
  const another = await open(`${path}?network=others`);
  expect([another.headers["set-cookie"] ?? []].flat().join()).not.toBe(
    [campaign.headers["set-cookie"] ?? []].flat().join(),
  );
});

test("what a page before had to say is for its reader only", async () => {
  const path = newLander();
  const left = await fetch(`${site.origin}/logout`, {
    method: "POST",
    headers: { Origin: site.origin, Cookie: await memberCookie() },
    redirect: "manual",
  });
  const flash = left.headers.getSetCookie().find((line) => line.startsWith("flash="));
  const told = await open(path, { Cookie: flash?.split(";")[0] ?? "" });
  expect(told.body.includes("You are signed out.")).toBe(true);
  expect(told.headers["x-cache"]).toBeUndefined();
  expect((await open(path)).body.includes("You are signed out.")).toBe(false);
});
