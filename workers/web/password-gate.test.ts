import { expect, test } from "vitest";
import { aPlatform } from "../../tests/support/a-platform.ts";
import { PLACES, RESERVED } from "../hash/queue.ts";
import { bringsPassword, createPasswordGate, STRANGERS } from "./password-gate.ts";

const posted = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://site.nl${path}`, { method: "POST", headers });

/** A gate, and sign-ins that last until the test ends them. */
function aGate(strangers?: number) {
  let now = 0;
  const gate = createPasswordGate({ now: () => now, strangers });
  return {
    pass: (ms: number) => void (now += ms),
    /** Status of an answer that comes at once. `busySeconds`: the API had no turn left. */
    quick: async (busySeconds?: number, request = posted("/login")) => {
      const platform = aPlatform({ outcome: { styles: [], cookies: [], ...(busySeconds && { busySeconds }) } });
      return (await gate.pass(request, platform, async () => new Response("page"))).status;
    },
    slow(request = posted("/login")) {
      const work = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const answer = gate.pass(request, aPlatform(), async () => {
        begun.resolve();
        await work.promise;
        return new Response("page");
      });
      return { answer, begun: begun.promise, end: work.resolve };
    },
  };
}

test("strangers fill the places that the hash Worker keeps for them, and never overflow them", () => {
  expect(STRANGERS).toBe(PLACES - RESERVED);
});

test("strangers above the turns that there are get the small page at once, with the seconds to wait", async () => {
  const { slow } = aGate(2);
  const inside = [slow(), slow()];
  const refused = await slow().answer;
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("3");
  expect(await refused.text()).toContain("your browser sends it once more");
  for (const { end } of inside) end();
  await Promise.all(inside.map(({ answer }) => answer));
  const next = slow();
  next.end();
  expect((await next.answer).status).toBe(200);
});

test("once the API had no turn left, strangers are not passed on until its seconds are over", async () => {
  const { pass, quick } = aGate();
  expect(await quick(3)).toBe(200);
  expect(await quick()).toBe(429);
  pass(2999);
  expect(await quick()).toBe(429);
  pass(1);
  expect(await quick()).toBe(200);
});

test("a browser that somebody signed in with is let through meanwhile, a forged one is not", async () => {
  const { slow, quick } = aGate();
  await quick(3);
  const sealed = await aPlatform().seal.seal("a token", "device");
  const known = () => posted("/login", { Cookie: `__Host-device=${sealed}` });
  expect(await quick(undefined, known())).toBe(200);
  expect(await quick(undefined, posted("/login", { Cookie: "__Host-device=forged" }))).toBe(429);
  const inside = [slow(known()), slow(known())];
  await Promise.all(inside.map(({ begun }) => begun));
  expect(await quick(undefined, known())).toBe(429);
  for (const { end } of inside) end();
  await Promise.all(inside.map(({ answer }) => answer));
  expect(await quick(undefined, known())).toBe(200);
});

test("what a device is told keeps no stranger out, and a cookie that is no device's opens no lane of its own", async () => {
  const { quick } = aGate();
  const { seal } = aPlatform();
  const withCookie = (sealed: string) => posted("/login", { Cookie: `__Host-device=${sealed}` });
  expect(await quick(3, withCookie(await seal.seal("a token", "device")))).toBe(200);
  expect(await quick()).toBe(200);
  await quick(3);
  expect(await quick(undefined, withCookie(await seal.seal({ source: {} }, "device")))).toBe(429);
  expect(await quick(undefined, withCookie(await seal.seal("a token", "visitor")))).toBe(429);
});

test("only what brings a password stands in this line, however its address is written", () => {
  const brings = [
    "/login",
    "/LOGIN/",
    "/login.data",
    "/login/_.data",
    "//login",
    "/%6Cogin",
    "/complete-signup",
    "/signup?step=4",
    "/members/a1/signup?step=4",
  ];
  for (const path of brings) expect(bringsPassword(posted(path)), path).toBe(true);
  const others = ["/signup", "/signup?step=0", "/signup?step=3", "/signup?step=message", "/reset-password", "/members"];
  for (const path of others) expect(bringsPassword(posted(path)), path).toBe(false);
  expect(bringsPassword(new Request("http://site.nl/login"))).toBe(false);
});
