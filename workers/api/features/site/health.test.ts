import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { actorsOf } from "../../actors/actors.ts";
import { clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { createHealth } from "./health.ts";

const apiEnv = env as unknown as Env;
const siteNamed = (name: string) => ({
  site: actorsOf(apiEnv, name).site(),
  /** As a full disk would: the row cannot be written. */
  fill: (full: boolean) =>
    runInDurableObject(apiEnv.SITE.getByName(name), (_site, { storage }) => {
      const trigger = "CREATE TRIGGER full BEFORE INSERT ON disk_check BEGIN SELECT RAISE(ABORT, 'disk is full'); END";
      storage.sql.exec(full ? trigger : "DROP TRIGGER full");
    }),
  writes: () =>
    runInDurableObject(apiEnv.SITE.getByName(name), (_site, { storage }) =>
      storage.sql.exec("SELECT at FROM disk_check").toArray(),
    ),
});

test("it is well only as long as something can be written, and says so again afterwards", async () => {
  const { site, fill } = siteNamed("health-full");
  let now = clock.now();
  const health = createHealth();
  const ask = () => health({ checkDisk: () => site.checkDisk(now), now: () => now });
  expect((await ask()).status).toBe(200);
  await fill(true);
  now += 1000;
  const full = await ask();
  expect([full.status, await full.text()]).toEqual([503, "nothing can be written: is the disk full?\n"]);
  await fill(false);
  now += 1000;
  expect((await ask()).status).toBe(200);
});

test("a thousand questions are one write", async () => {
  const { site, writes } = siteNamed("health-flood");
  const now = clock.now();
  let looks = 0;
  const health = createHealth();
  const ask = (ahead: number) =>
    health({ checkDisk: () => ((looks += 1), site.checkDisk(now + ahead)), now: () => now + ahead });
  await ask(0);
  for (let at = 0; at < 999; at++) expect((await ask(at)).status).toBe(200);
  expect(looks).toBe(1);
  expect(await writes()).toEqual([{ at: now }]);
  await site.checkDisk(now + 999);
  expect(await writes()).toEqual([{ at: now }]);
  await Promise.all(Array.from({ length: 50 }, () => ask(1000)));
  expect(looks).toBe(2);
  expect(await writes()).toEqual([{ at: now + 1000 }]);
});

test("a disk that refuses is no disk, nor is one that never answers", async () => {
  const asked = (checkDisk: () => Promise<void>) => createHealth({ patienceMs: 5 })({ checkDisk, now: () => 0 });
  expect((await asked(() => Promise.reject(new Error("gone")))).status).toBe(503);
  expect((await asked(() => new Promise(() => {}))).status).toBe(503);
});

test("the API's own /healthz looks at the disk", async () => {
  const { exports } = await import("cloudflare:workers");
  const api = (exports as unknown as { default: Fetcher }).default;
  const response = await api.fetch("http://localhost/healthz");
  expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
  expect(await siteNamed("periwinkle").writes()).toHaveLength(1);
});
