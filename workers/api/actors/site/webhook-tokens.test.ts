import { expect, onTestFinished, test } from "vitest";
import { actors } from "../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";

const MINUTE = 60_000;

function aToken(wishes: { token?: string; content?: string } = {}) {
  return { token: crypto.randomUUID(), content: "bounce a/mail/1", until: clock.now() + 15 * MINUTE, ...wishes };
}

test("a token tells one thing, however often the provider tells it", async () => {
  const site = actors.site();
  const given = aToken();
  for (let time = 0; time < 3; time += 1) expect(await site.claimWebhookToken(given)).toBe(true);
  for (const content of ["bounce b/mail/1", "complaint a/mail/1", "undefined a/mail/1"]) {
    expect(await site.claimWebhookToken({ ...given, content }), content).toBe(false);
  }
  expect(await site.claimWebhookToken(aToken({ content: "bounce b/mail/1" }))).toBe(true);
});

test("of two calls at once with one token and two contents one counts", async () => {
  const site = actors.site();
  const { token } = aToken();
  const claims = ["a", "b", "c"].map((content) => site.claimWebhookToken(aToken({ token, content })));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});

test("a token is forgotten when nobody believes its signature any more", async () => {
  const site = actors.site();
  onTestFinished(() => moveClock(0));
  const { token } = aToken();
  await site.claimWebhookToken(aToken({ token }));
  moveClock(clock.offset() + 14 * MINUTE);
  expect(await site.claimWebhookToken(aToken({ token, content: "another" }))).toBe(false);
  moveClock(clock.offset() + 2 * MINUTE);
  expect(await site.claimWebhookToken(aToken({ token, content: "another" }))).toBe(true);
});
