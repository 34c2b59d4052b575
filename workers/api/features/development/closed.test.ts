import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import worker from "../../index.ts";

const fetchAs = (SITE_MODE: string | undefined, path: string, init?: RequestInit, more: Partial<Env> = {}) =>
  worker.fetch(
    new Request(`http://localhost${path}`, init) as Parameters<typeof worker.fetch>[0],
    { ...(env as unknown as Env), ...more, SITE_MODE },
    createExecutionContext(),
  );

const calls: [path: string, init?: RequestInit][] = [
  ["/api/dev-mailbox.php"],
  ["/api/dev-mails.php?language=nl"],
  ["/api/dev-mail-event.php", { method: "POST", body: '{"mail":"x","event":"bounce"}' }],
  ["/api/dev-logins.php"],
  ["/api/dev-payment.php?id=x"],
  ["/api/dev-payment.php", { method: "POST", body: '{"id":"x","decision":"pay"}' }],
];

test("the development calls do not exist on a site that is not a demonstration", async () => {
  for (const mode of [undefined, "", "production", "DEMO"]) {
    for (const [path, init] of calls) {
      const response = await fetchAs(mode, path, init);
      expect([response.status, await response.json()], path).toEqual([404, { error: "not_found" }]);
    }
  }
  expect((await fetchAs("demo", "/api/dev-mailbox.php")).status).toBe(200);
});

test("the internal calls exist only for whoever holds the token, and not at all without one", async () => {
  const asked = (token: string | undefined, given: string) =>
    fetchAs("demo", "/internal/seeded", { headers: { Authorization: given } }, { SEED_TOKEN: token });
  expect((await asked("seed", "Bearer seed")).status).toBe(200);
  expect((await asked("seed", "Bearer other")).status).toBe(404);
  expect((await asked("seed", "")).status).toBe(404);
  expect((await asked(undefined, "Bearer undefined")).status).toBe(404);
  expect((await asked("", "Bearer ")).status).toBe(404);
});

test("the clock moves only where tests may move it", async () => {
  const move = (TEST_CLOCK: string | undefined) =>
    fetchAs(
      "demo",
      "/internal/clock",
      { method: "POST", body: '{"offset":0}', headers: { Authorization: "Bearer seed" } },
      { SEED_TOKEN: "seed", TEST_CLOCK },
    );
  expect((await move(undefined)).status).toBe(404);
  expect((await move("1")).status).toBe(200);
});

test("the Worker says when it is ready, and what is missing", async () => {
  expect((await fetchAs("demo", "/healthz")).status).toBe(200);
  await expect(fetchAs("demo", "/healthz", {}, { PHOTO_SECRET: "" })).rejects.toThrow("PHOTO_SECRET");
});
