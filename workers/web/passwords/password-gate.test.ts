import { expect, test } from "vitest";
import { buffered } from "../../../tests/support/doubles/buffered-request.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { SLOTS, RESERVED_SLOTS } from "../../hash/queue.ts";
import { createPasswordGate, UNKNOWN_DEVICES } from "./password-gate.ts";

const posted = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://site.nl${path}`, { method: "POST", headers });

/** Where nobody names the visitors. */
const EVERYBODY = "127.0.0.1";

/** A gate, and sign-ins that last until the test ends them. */
function aGate(unknownDevices?: number) {
  let now = 0;
  const gate = createPasswordGate({ now: () => now, unknownDevices });
  return {
    gate,
    pass: (ms: number) => void (now += ms),
    /** Status of an answer that comes at once. `busySeconds`: the API had no turn left. */
    quick: async (busySeconds?: number, request = posted("/login"), address = EVERYBODY) => {
      const directives = { styleHashes: [], cookies: [], ...(busySeconds && { busySeconds }) };
      const platform = aPlatform({ address, directives });
      return (await gate.admit({ request }, platform, async () => new Response("page"))).status;
    },
    slow(request = posted("/login")) {
      const work = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const answer = gate.admit({ request }, aPlatform({ address: EVERYBODY }), async () => {
        begun.resolve();
        await work.promise;
        return new Response("page");
      });
      return { answer, begun: begun.promise, end: work.resolve };
    },
  };
}

test("unknown devices fill the slots that the hash Worker has for them, and never overflow them", () => {
  expect(UNKNOWN_DEVICES).toBe(SLOTS - RESERVED_SLOTS);
});

test("unknown devices above the number of slots get the small page at once, with the seconds to wait", async () => {
  const { slow } = aGate(2);
  const inside = [slow(), slow()];
  const refused = await slow().answer;
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("3");
  expect(await refused.text()).toContain(`<a href="/login">Back to the form</a>`);
  for (const { end } of inside) end();
  await Promise.all(inside.map(({ answer }) => answer));
  const next = slow();
  next.end();
  expect((await next.answer).status).toBe(200);
});

test("once the API was full, unknown devices are not admitted until its seconds are over", async () => {
  const { pass, quick } = aGate();
  expect(await quick(3)).toBe(200);
  expect(await quick()).toBe(429);
  pass(2999);
  expect(await quick()).toBe(429);
  pass(1);
  expect(await quick()).toBe(200);
});

const deviceCookie = async (value: unknown) => `__Host-device=${await aPlatform().seal.seal(value, "device")}`;

test("meanwhile addresses that ask for little come in by one a second, so that no flood keeps them out", async () => {
  const { pass, quick } = aGate();
  await quick(60);
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push(await quick(undefined, posted("/login"), `192.0.2.${time}`));
    pass(500);
  }
  expect(statuses).toEqual([200, 429, 200, 429]);
  expect(await quick()).toBe(429);
});

test("a browser that somebody signed in with is let through meanwhile, a forged one is not", async () => {
  const { slow, quick } = aGate();
  await quick(3);
  const Cookie = await deviceCookie({ token: "a token", accounts: ["anna"] });
  const known = () => posted("/login", { Cookie });
  expect(await quick(undefined, known())).toBe(200);
  expect(await quick(undefined, posted("/login", { Cookie: "__Host-device=forged" }))).toBe(429);
  const inside = [slow(known()), slow(known())];
  await Promise.all(inside.map(({ begun }) => begun));
  expect(await quick(undefined, known())).toBe(429);
  for (const { end } of inside) end();
  await Promise.all(inside.map(({ answer }) => answer));
  expect(await quick(undefined, known())).toBe(200);
});

test("many cookies of one account have no more turns than one of them, at once and in a minute", async () => {
  const { slow, quick, pass } = aGate();
  await quick(600);
  const cookies = await Promise.all(
    Array.from({ length: 30 }, (_, at) => deviceCookie({ token: `token ${at}`, accounts: ["anna"] })),
  );
  const requests = () => cookies.map((Cookie) => posted("/login", { Cookie }));
  const inside = requests().map((request) => slow(request));
  await Promise.all(inside.map(({ answer, begun }) => Promise.race([answer, begun])));
  for (const { end } of inside) end();
  const statuses = (await Promise.all(inside.map(({ answer }) => answer))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  const passed = async () => {
    let count = 0;
    for (const request of requests()) if ((await quick(undefined, request)) === 200) count += 1;
    return count;
  };
  expect(await passed()).toBe(8);
  pass(60_000);
  expect(await passed()).toBe(10);
});

test("a browser whose account has no turn left, or whose cookie names none, is admitted like an unknown device", async () => {
  const { quick } = aGate();
  const Cookie = await deviceCookie({ token: "a token", accounts: ["anna"] });
  for (let time = 0; time < 12; time += 1) expect(await quick(undefined, posted("/login", { Cookie }))).toBe(200);
  await quick(3);
  for (const earlier of ["a token of an earlier build", { token: "t", accounts: [] }])
    expect(await quick(undefined, posted("/login", { Cookie: await deviceCookie(earlier) }))).toBe(429);
});

test("two members who share a browser each have their turns in it", async () => {
  const { quick } = aGate();
  await quick(600);
  const both = posted("/login", { Cookie: await deviceCookie({ token: "t", accounts: ["anna", "bert"] }) });
  for (let time = 0; time < 10; time += 1) expect(await quick(undefined, both)).toBe(200);
  expect(
    await quick(undefined, posted("/login", { Cookie: await deviceCookie({ token: "t", accounts: ["bert"] }) })),
  ).toBe(429);
});

test("a refused known device blocks no unknown one, and a cookie that is no device's gives no priority", async () => {
  const { quick } = aGate();
  const { seal } = aPlatform();
  const device = { token: "a token", accounts: ["anna"] };
  expect(await quick(3, posted("/login", { Cookie: await deviceCookie(device) }))).toBe(200);
  expect(await quick()).toBe(200);
  await quick(3);
  expect(await quick(undefined, posted("/login", { Cookie: await deviceCookie({ source: {} }) }))).toBe(429);
  const moved = `__Host-device=${await seal.seal(device, "visitor")}`;
  expect(await quick(undefined, posted("/login", { Cookie: moved }))).toBe(429);
});

test("who is refused gets a ticket for one turn, and keeps it until they had theirs", async () => {
  const { gate, pass } = aGate();
  const ask = async (Cookie = "", busySeconds?: number) => {
    const platform = aPlatform({
      address: EVERYBODY,
      directives: { styleHashes: [], cookies: [], ...(busySeconds && { busySeconds }) },
    });
    const response = await gate.admit(
      await buffered(posted("/login", { Cookie })),
      platform,
      async () => new Response("page"),
    );
    const lines = await Promise.all(platform.directives.cookies.map((cookie) => cookie()));
    return { status: response.status, cookie: lines.flat()[0]?.split(";")[0] };
  };
  expect(await ask("", 3)).toEqual({ status: 200, cookie: expect.stringMatching(/^__Host-turn=.+/) as string });
  const refused = await ask();
  expect(refused).toEqual({ status: 429, cookie: expect.stringContaining("__Host-turn=") as string });
  expect(await ask(refused.cookie)).toEqual({ status: 429, cookie: undefined });
  pass(3000);
  // Let in for nothing, because the API itself had no turn: the ticket stays what it was.
  expect(await ask(refused.cookie, 3)).toEqual({ status: 200, cookie: undefined });
  pass(3000);
  expect(await ask(refused.cookie)).toEqual({ status: 200, cookie: "__Host-turn=" });
  // Full again: a used ticket is none, so there is a new one.
  await ask("", 3);
  const again = await ask(refused.cookie);
  expect(again.status).toBe(429);
  expect(again.cookie).toMatch(/^__Host-turn=.+/);
  expect(again.cookie).not.toBe(refused.cookie);
});

test("a turn that ends in the site's own 503 is no turn: the ticket and the device's turn are kept", async () => {
  const { gate, pass, quick } = aGate();
  const ask = async (Cookie: string, isCrowded: boolean) => {
    const platform = aPlatform({ address: EVERYBODY });
    const response = await gate.admit(await buffered(posted("/login", { Cookie })), platform, async () => {
      if (isCrowded) platform.directives.refused = true;
      return new Response("page", { status: isCrowded ? 503 : 200 });
    });
    const lines = await Promise.all(platform.directives.cookies.map((cookie) => cookie()));
    return { status: response.status, cookie: lines.flat()[0]?.split(";")[0] };
  };
  await quick(3);
  const { cookie: ticket = "" } = await ask("", false);
  expect(ticket).toMatch(/^__Host-turn=.+/);
  pass(3000);
  expect(await ask(ticket, true)).toEqual({ status: 503, cookie: undefined });
  expect(await ask(ticket, false)).toEqual({ status: 200, cookie: "__Host-turn=" });
  await quick(600);
  const device = await deviceCookie({ token: "a token", accounts: ["anna"] });
  for (let time = 0; time < 20; time += 1) expect((await ask(device, true)).status).toBe(503);
  for (let time = 0; time < 10; time += 1) expect((await ask(device, false)).status).toBe(200);
  expect((await ask(device, false)).status).toBe(429);
});

test("whoever shares a browser with somebody who has no turn left loses none of their own", async () => {
  const { quick } = aGate();
  await quick(600);
  const of = async (...accounts: string[]) =>
    posted("/login", { Cookie: await deviceCookie({ token: "t", accounts }) });
  for (let time = 0; time < 10; time += 1) expect(await quick(undefined, await of("bert"))).toBe(200);
  for (let time = 0; time < 10; time += 1) expect(await quick(undefined, await of("anna", "bert"))).toBe(429);
  for (let time = 0; time < 10; time += 1) expect(await quick(undefined, await of("anna"))).toBe(200);
});

test("what another site caused goes on to be refused, and sets nothing in the visitor's browser", async () => {
  const { gate, quick } = aGate();
  await quick(600);
  const body = new URLSearchParams({ email: "somebody@example.org", password: "x" });
  const ask = async (crossSite: boolean) => {
    const platform = aPlatform({ address: EVERYBODY, crossSite, directives: { styleHashes: [], cookies: [] } });
    const sent = await buffered(new Request("http://site.nl/login", { method: "POST", body }));
    const { status } = await gate.admit(sent, platform, async () => new Response("refused", { status: 403 }));
    return { status, cookies: platform.directives.cookies.length };
  };
  expect(await ask(false)).toEqual({ status: 429, cookies: 2 });
  expect(await ask(true)).toEqual({ status: 403, cookies: 0 });
});
