import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { endOtherSessions } from "../../../app/contract/account/access.ts";
import { getNotifications, setPush } from "../../../app/contract/account/notifications.ts";
import { login } from "../../../app/contract/account/session.ts";
import { caller } from "../caller.ts";
import { aMember, siteSettings } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

/** What a browser would send. Nothing is ever sent there: nobody writes to these members. */
function aSubscription(endpoint = `https://push.example.org/${randomUUID()}`) {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString("base64url") } };
}

const devices = async (api: ReturnType<typeof caller>) =>
  (await api.callOrThrow(getNotifications, {})).notifications.push_devices;

test("a device is kept once, and forgotten when it says so", async ({ skip }) => {
  skip(!(await siteSettings()).push_public_key, "the settings have no push_public_key");
  const { api } = await aMember();
  const subscription = aSubscription();
  for (let time = 0; time < 2; time += 1) await api.callOrThrow(setPush, { subscription });
  await api.callOrThrow(setPush, { subscription: aSubscription() });
  expect(await devices(api)).toBe(1);
  for (let time = 0; time < 2; time += 1) await api.callOrThrow(setPush, { subscription: null });
  expect(await devices(api)).toBe(0);
});

test("a device that is signed out gets nothing more", async ({ skip }) => {
  skip(!(await siteSettings()).push_public_key, "the settings have no push_public_key");
  const { api, email, password } = await aMember();
  const phone = caller();
  await phone.callOrThrow(login, { email, password });
  await phone.callOrThrow(setPush, { subscription: aSubscription() });
  expect(await devices(api)).toBe(1);
  await api.callOrThrow(endOtherSessions, {});
  expect(await devices(api)).toBe(0);
});

test("an address that is no push service is not kept", async () => {
  const { api } = await aMember();
  for (const endpoint of [
    "https://127.0.0.1/x",
    "https://localhost/x",
    "http://push.example.org/x",
    "https://[::1]/",
    "https://127.0.0.1.nip.io/x",
    "https://localtest.me/x",
    "https://localhost../x",
    "https://api.default.svc/x",
  ]) {
    const answer = await api.call(setPush, { subscription: aSubscription(endpoint) });
    expect(answer, endpoint).toMatchObject({ status: 422, problem: { error: "invalid_input" } });
  }
  expect(await devices(api)).toBe(0);
});

test("keys that no message can be sealed for are not kept", async () => {
  const { api } = await aMember();
  const { endpoint, keys } = aSubscription();
  for (const broken of [{ p256dh: `B${"A".repeat(86)}` }, { p256dh: "BAAA" }, { auth: "AAAA" }]) {
    const answer = await api.call(setPush, { subscription: { endpoint, keys: { ...keys, ...broken } } });
    expect(answer).toMatchObject({ status: 422, problem: { error: "invalid_input" } });
  }
  expect(await devices(api)).toBe(0);
});
