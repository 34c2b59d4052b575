import { expect, test } from "vitest";
import { memoryDrafts } from "../../../tests/support/doubles/memory-drafts.ts";
import { aTimer } from "../../../tests/support/doubles/timer.ts";
import { systemClock } from "../../api/clock.ts";
import type { Platform } from "../platform.server.ts";
import { createSeal } from "../visitor/seal.server.ts";
import { expireSettings, settingsFor } from "./settings-cache.server.ts";

function aPlatform(answer: () => Response) {
  const time = { now: 0 };
  const asked: Request[] = [];
  const platform: Platform = {
    async transport(request) {
      asked.push(request);
      return answer();
    },
    clock: { ...systemClock, now: () => time.now, timer: () => aTimer("never") },
    log: () => undefined,
    seal: createSeal("a secret of at least 32 characters"),
    drafts: memoryDrafts(),
    asset: async () => new Response(),
    requestId: "r1",
    nonce: "n",
    url: new URL("https://site.example/"),
    host: "site.nl:8787",
    origin: "http://site.nl:8787",
    canonicalOrigin: () => "http://site.nl:8787",
    address: "192.0.2.1",
    deadline: 1,
    crossSite: false,
    directives: { styleHashes: [], cookies: [] },
  };
  return { platform, asked, time, at: (now: number) => ({ ...platform, deadline: now + 1 }) };
}

test("a host's settings are asked with its own name, and kept for twenty seconds", async () => {
  const cache = new Map();
  const { asked, time, at } = aPlatform(() => Response.json({ settings: { name: "Ours" } }));
  expect(await settingsFor(at(0), cache)).toMatchObject({ ok: true, value: { name: "Ours" } });
  time.now = 19_000;
  await settingsFor(at(time.now), cache);
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0]?.url ?? "").searchParams.get("forced-domain")).toBe("site.nl");
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
    "x-forwarded-for": "192.0.2.1",
    "x-forwarded-host": "site.nl:8787",
    "x-forwarded-proto": "http",
    "x-request-id": "r1",
  });
  time.now = 21_000;
  await settingsFor(at(time.now), cache);
  expect(asked).toHaveLength(2);
});

test("old settings hold while the API fails; without any it is a problem", async () => {
  const cache = new Map();
  let fails = false;
  const { time, at } = aPlatform(() =>
    fails ? new Response("<h1>503", { status: 503 }) : Response.json({ name: "Ours" }),
  );
  await settingsFor(at(0), cache);
  fails = true;
  time.now = 100_000;
  expect(await settingsFor(at(time.now), cache)).toMatchObject({ ok: true, value: { name: "Ours" } });
  expect(await settingsFor(at(time.now), new Map())).toMatchObject({ ok: false, problem: { error: "api_malformed" } });
});

test("the visitor's host names do not fill the memory", async () => {
  const cache = new Map();
  const { at } = aPlatform(() => Response.json({ name: "Ours" }));
  for (let i = 0; i < 300; i++) await settingsFor({ ...at(0), host: `h${i}` }, cache);
  expect(cache.size).toBe(200);
});

test("pictures from another host are allowed by name", async () => {
  const { at } = aPlatform(() => Response.json({ cdn_prefix: "https://cdn.nl/p/" }));
  const platform = at(0);
  await settingsFor(platform, new Map());
  expect(platform.directives.imageOrigin).toBe("https://cdn.nl");
});

test("what an operator changed is asked for with the next page, and old settings still serve when that fails", async () => {
  const cache = new Map();
  let fails = false;
  const { asked, at } = aPlatform(() =>
    fails ? new Response("<h1>503", { status: 503 }) : Response.json({ name: `Name ${asked.length}` }),
  );
  expireSettings("site.nl:8787", cache);
  expect(await settingsFor(at(0), cache)).toMatchObject({ ok: true, value: { name: "Name 1" } });
  expireSettings("another.nl", cache);
  expect(await settingsFor(at(1), cache)).toMatchObject({ ok: true, value: { name: "Name 1" } });
  expireSettings("site.nl:8787", cache);
  expect(await settingsFor(at(2), cache)).toMatchObject({ ok: true, value: { name: "Name 2" } });
  fails = true;
  expireSettings("site.nl:8787", cache);
  expect(await settingsFor(at(3), cache)).toMatchObject({ ok: true, value: { name: "Name 2" } });
});
