import { expect, test } from "vitest";
import { aTimer } from "../../../tests/support/doubles/timer.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Env } from "../env.ts";
import { createHealth } from "./health.ts";

const env = {} as Env;

function anApi(answer: () => Promise<Response>) {
  let [asked, now] = [0, 0];
  const clock = { now: () => now, random: () => 0, sleep: async () => undefined };
  const transport = () => {
    asked += 1;
    return answer();
  };
  return {
    platform: aPlatform({ transport, clock: { ...clock, timer: () => aTimer("never") } }),
    hurried: aPlatform({ transport, clock: { ...clock, timer: () => aTimer("at once") } }),
    asked: () => asked,
    pass: (ms: number) => void (now += ms),
  };
}

test("the API's health is passed on, and cached for a second", async () => {
  let status = 200;
  const api = anApi(async () => new Response(status === 200 ? "ok\n" : "nothing can be written\n", { status }));
  const health = createHealth();
  for (let time = 0; time < 100; time++) expect((await health(api.platform, env)).status).toBe(200);
  expect(api.asked()).toBe(1);
  status = 503;
  api.pass(1000);
  const full = await health(api.platform, env);
  expect([full.status, await full.text()]).toEqual([503, "nothing can be written\n"]);
});

test("an API that does not answer, or not in time, is not well", async () => {
  const gone = anApi(() => Promise.reject(new Error("gone")));
  expect((await createHealth()(gone.platform, env)).status).toBe(503);
  const slow = anApi(() => new Promise(() => undefined));
  expect((await createHealth()(slow.hurried, env)).status).toBe(503);
});

test("another API is asked for its settings", async () => {
  const php = anApi(async () => new Response("<html>", { status: 200 }));
  const answer = await createHealth()(php.platform, { ...env, API_ORIGIN: "https://api.example.org" });
  expect([answer.status, await answer.text()]).toEqual([503, "the API does not answer\n"]);
});
