/**
 * Says a new passkey's device nothing of its maker, or only what it signed itself (`attestationObject`: base64url, as the browser sent
 * it)? We ask for no more. Whoever sends certificates names the addresses where the library would look up whether they were
 * withdrawn, so those are refused before it sees them. Throws when it is no attestation.
 */
export async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("./webauthn.ts");
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}
