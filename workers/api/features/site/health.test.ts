import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { actorsOf } from "../../actors/actors.ts";
import { clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { health } from "./health.ts";

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
  const ask = () => health(() => site.checkDisk(now));
  expect((await ask()).status).toBe(200);
  await fill(true);
  now += 1000;
  const full = await ask();
  expect([full.status, await full.text()]).toEqual([503, "nothing can be written: is the disk full?\n"]);
  await fill(false);
  now += 1000;
  expect((await ask()).status).toBe(200);
});

test("a thousand questions in a second are one write", async () => {
  const { site, writes } = siteNamed("health-flood");
  const now = clock.now();
  const ask = (ahead: number) => health(() => site.checkDisk(now + ahead));
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, ahead) => ask(ahead)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await writes()).toEqual([{ at: now }]);
  await ask(1000);
  expect(await writes()).toEqual([{ at: now + 1000 }]);
});

test("a disk that refuses is no disk, nor is one that never answers", async () => {
  const asked = (checkDisk: () => Promise<void>) => health(checkDisk, 5);
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
