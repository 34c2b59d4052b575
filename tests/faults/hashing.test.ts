import { expect, test } from "vitest";
import { login } from "../../app/contract/account/session.ts";
import { eventually } from "../support/eventually.ts";
import { ownSite } from "../support/site/own-site.ts";

test("when the process that hashes is killed the site goes on, and sign-in comes back by itself", async () => {
  const site = await ownSite("hashing");
  const { email, password } = await site.internal().makeMember();
  const device = site.device();
  const killed = site.hashPid();
  process.kill(killed, "SIGKILL");
  const answers: unknown[] = [];
  await eventually("somebody can sign in", async () => {
    const healthy = await fetch(`${site.origin()}/healthz`);
    expect(healthy.status).toBe(200);
    const answer = await device.call(login, { email, password });
    if (!answer.ok) answers.push({ error: answer.problem.error, retry: answer.headers.get("Retry-After") });
    return answer.ok;
  });
  // The first one at least came too early; none was told that the password is wrong.
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map(() => ({ error: "too_busy", retry: "3" })));
  expect(site.hashPid()).not.toBe(killed);
  expect(await site.close()).toContain("hash_unreachable");
});

test("after kill -9 of both processes the next start hashes again", async () => {
  const site = await ownSite("hashing-again");
  const { email, password } = await site.internal().makeMember();
  await site.killAndRestart();
  expect((await site.device().call(login, { email, password })).ok).toBe(true);
  await site.close();
});
