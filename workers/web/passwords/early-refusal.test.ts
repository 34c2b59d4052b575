import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { createPasswordGate } from "./password-gate.ts";

const everybody = () => aPlatform({ address: "127.0.0.1", directives: { styleHashes: [], cookies: [] } });

interface Away {
  headers?: Record<string, string>;
  path?: string;
  crossSite?: boolean;
}

function aGate() {
  const gate = createPasswordGate({ now: () => 0 });
  return {
    /** The API is full, and more than fifty unknown devices are refused within a second. */
    async flood() {
      const full = { ...everybody(), directives: { styleHashes: [], cookies: [], busySeconds: 3 } };
      const request = new Request("http://site.nl/login", { method: "POST" });
      await gate.admit({ request }, full, async () => new Response("no turn left"));
      for (let time = 0; time < 60; time += 1) {
        const { status } = await gate.admit({ request }, everybody(), async () => new Response("page"));
        expect(status).toBe(429);
      }
    },
    async away({ headers, path = "/login", crossSite = false }: Away = {}) {
      const platform = { ...everybody(), crossSite };
      const body = new URLSearchParams({ email: "somebody@example.org" });
      const request = new Request(`http://site.nl${path}`, { method: "POST", body, ...(headers && { headers }) });
      const response = await gate.refuseEarly(request, platform);
      expect(request.bodyUsed).toBe(false);
      const lines = await Promise.all(platform.directives.cookies.map((cookie) => cookie()));
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
  expect(await away({ crossSite: true })).toEqual(LET_ON);
});
