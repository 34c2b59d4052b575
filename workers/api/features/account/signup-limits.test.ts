import { afterEach, expect, test } from "vitest";
import { env } from "cloudflare:workers";
import { signup } from "../../../../app/contract/account/account.ts";
import { aSignUp } from "../../../../tests/support/sign-up.ts";
import { aMember } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import { moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";

const site = "periwinkle";
const actors = actorsOf(env as unknown as Env, site);
const MINUTE = 60_000;

afterEach(async () => {
  await actors.site().changeSettings({ signups: "all" });
  moveClock(0);
});

/** What was allowed before is kept for a minute. */
async function allow(signups: string): Promise<void> {
  await actors.site().changeSettings({ signups });
  moveTime(MINUTE);
}

async function signUp(wishes: Parameters<typeof aSignUp>[0] = {}) {
  const answer = await aVisitor().call(signup, aSignUp(wishes));
  return answer.body["error"] ?? answer.status;
}

test("who may sign up follows the settings: all, those with a source, or nobody", async () => {
  const traffic_source = { network: "somewhere" };
  await allow("all");
  expect(await signUp()).toBe(200);
  await allow("with_trafficsource");
  expect(await signUp()).toBe("signups_closed");
  expect(await signUp({ traffic_source: {} })).toBe("signups_closed");
  expect(await signUp({ traffic_source })).toBe(200);
  for (const other of ["none", ""]) {
    await allow(other);
    expect(await signUp({ traffic_source })).toBe("signups_closed");
  }
});

test("the activation mail comes again after a minute, and five times a day", async () => {
  const before = Date.now();
  const anna = await aMember({ confirmed: false });
  const after = Date.now();
  const sentAt = async (time: number) => {
    moveClock(time - Date.now());
    return anna.stub.account.sendActivationMail(anna.token);
  };
  expect(await sentAt(before + MINUTE / 2)).toMatchObject({ value: { sent: false } });
  for (let mail = 2; mail <= 5; mail += 1)
    expect(await sentAt(after + (mail - 1) * (MINUTE + 1000))).toMatchObject({ value: { sent: true } });
  expect(await sentAt(after + 10 * MINUTE)).toMatchObject({ value: { sent: false } });
  expect(await sentAt(after + 25 * 60 * MINUTE)).toMatchObject({ value: { sent: true } });
});
