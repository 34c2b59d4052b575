import { expect, test } from "vitest";
import { aPlatform } from "../../tests/support/a-platform.ts";
import { createPasswordGate } from "./password-gate.ts";

const everybody = () => aPlatform({ address: "127.0.0.1", outcome: { styles: [], cookies: [] } });

interface Away {
  headers?: Record<string, string>;
  path?: string;
  foreign?: boolean;
}

function aGate() {
  const gate = createPasswordGate({ now: () => 0 });
  return {
    /** The API has no turn left, and more than fifty strangers are refused within a second. */
    async flood() {
      const full = { ...everybody(), outcome: { styles: [], cookies: [], busySeconds: 3 } };
      const request = new Request("http://site.nl/login", { method: "POST" });
      await gate.pass({ request }, full, async () => new Response("no turn left"));
      for (let time = 0; time < 60; time += 1) {
        const { status } = await gate.pass({ request }, everybody(), async () => new Response("page"));
        expect(status).toBe(429);
      }
    },
    async away({ headers, path = "/login", foreign = false }: Away = {}) {
      const platform = { ...everybody(), foreign };
      const body = new URLSearchParams({ email: "somebody@example.org" });
      const request = new Request(`http://site.nl${path}`, { method: "POST", body, ...(headers && { headers }) });
      const response = await gate.turnAway(request, platform);
      expect(request.bodyUsed).toBe(false);
      const lines = await Promise.all(platform.outcome.cookies.map((cookie) => cookie()));
      return { status: response?.status, cookie: lines.flat()[0]?.split(";")[0] };
    },
  };
}

const LET_ON = { status: undefined, cookie: undefined };

test("in a flood a sign-in without a turn gets the page and a ticket, and its form is not read", async () => {
  const { flood, away } = aGate();
  expect(await away()).toEqual(LET_ON);
  await flood();
  const { status, cookie = "" } = await away();
  expect(status).toBe(429);
  expect(cookie).toMatch(/^__Host-turn=.+/);
  expect(await away({ headers: { Cookie: cookie } })).toEqual(LET_ON);
});

test("known devices, sign-ups and what another site caused are read as ever", async () => {
  const { flood, away } = aGate();
  await flood();
  const device = await aPlatform().seal.seal({ token: "a token", accounts: ["anna"] }, "device");
  expect(await away({ headers: { Cookie: `__Host-device=${device}` } })).toEqual(LET_ON);
  expect(await away({ path: "/complete-signup" })).toEqual(LET_ON);
  expect(await away({ foreign: true })).toEqual(LET_ON);
});
