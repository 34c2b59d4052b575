import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import { expect, test } from "vitest";
import { isWithoutCertificates } from "./attestation.ts";

type Statement = Parameters<typeof isoCBOR.encode>[0];

function attestationObject(fmt: string, statement: [string, Statement][] = []): string {
  const parts: [string, Statement][] = [
    ["fmt", fmt],
    ["attStmt", new Map(statement)],
    ["authData", new Uint8Array([1])],
  ];
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts)));
}

const certificates: [string, Statement] = ["x5c", [new Uint8Array([1])]];

test("a device may say nothing of its maker, or sign for itself", async () => {
  expect(await isWithoutCertificates(attestationObject("none"))).toBe(true);
  expect(await isWithoutCertificates(attestationObject("packed", [["sig", new Uint8Array([1])]]))).toBe(true);
});

test("certificates are refused, in whichever format they come", async () => {
  expect(await isWithoutCertificates(attestationObject("packed", [certificates]))).toBe(false);
  for (const format of ["android-key", "android-safetynet", "apple", "fido-u2f", "tpm", "something"])
    expect(await isWithoutCertificates(attestationObject(format, [certificates])), format).toBe(false);
});
