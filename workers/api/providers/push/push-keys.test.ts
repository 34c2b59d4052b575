import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { areUsableKeys } from "./push-keys.ts";

const point = () => createECDH("prime256v1").generateKeys();
const secret = () => randomBytes(16).toString("base64url");

test("what a browser makes can be used, with padding too", async () => {
  for (let time = 0; time < 5; time += 1) {
    expect(await areUsableKeys({ p256dh: point().toString("base64url"), auth: secret() })).toBe(true);
  }
  expect(await areUsableKeys({ p256dh: `${point().toString("base64url")}=`, auth: `${secret()}==` })).toBe(true);
});

test("a point that is too short, compressed or not on the curve is none", async () => {
  const compressed = createECDH("prime256v1");
  compressed.generateKeys();
  const offCurve = point();
  offCurve[64] = (offCurve[64] ?? 0) ^ 1;
  for (const p256dh of [
    "",
    "not a key",
    point().subarray(0, 64).toString("base64url"),
    compressed.getPublicKey("base64url", "compressed"),
    `B${"A".repeat(86)}`,
    offCurve.toString("base64url"),
    randomBytes(65).fill(5, 0, 1).toString("base64url"),
  ]) {
    expect(await areUsableKeys({ p256dh, auth: secret() }), p256dh).toBe(false);
  }
});

test("a secret has 16 bytes", async () => {
  const p256dh = point().toString("base64url");
  for (const auth of ["", "short", randomBytes(15).toString("base64url"), randomBytes(17).toString("base64url"), "ä"]) {
    expect(await areUsableKeys({ p256dh, auth }), auth).toBe(false);
  }
});
