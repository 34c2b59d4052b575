import type { PushSubscription } from "./push-provider.ts";

/** An uncompressed point of P-256, and the shared secret (RFC 8291 §3.1, §3.2). Bytes. */
const POINT = 65;
const SECRET = 16;

/** Can a message be sealed for this device? A point that is none on the curve only fails when it is looked at. */
export async function areUsableKeys({ p256dh, auth }: PushSubscription["keys"]): Promise<boolean> {
  const [point, secret] = [bytesOf(p256dh), bytesOf(auth)];
  if (point?.length !== POINT || point[0] !== 4 || secret?.length !== SECRET) return false;
  try {
    await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    // WebCrypto refuses what is not on the curve with a DataError.
    return false;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  return /^[\w-]+={0,2}$/.test(text) ? Uint8Array.from(Buffer.from(text, "base64url")) : undefined;
}
