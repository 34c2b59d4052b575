/**
 * Closes values so that a browser can carry them: encrypted and signed (AES-GCM), opened only by us, and only as what
 * they were closed for. `purpose` is the name of a cookie, or of what stands in
 * an address: what a visitor may fill in is never taken for a session.
 */
export interface Seal {
  seal(value: unknown, purpose: string): Promise<string>;
  /** `undefined` for whatever this seal did not close for this purpose: forged, cut, moved, or from another secret. */
  open(text: string, purpose: string): Promise<unknown>;
}

const IV_BYTES = 12;

/** A member brings the same session with every page; so many values stay open in memory, the newest. */
const MOST_OPENED = 500;

/** `secret` has no default. What `previous` closed still opens, so that a secret can be changed. */
export function createSeal(secret: string | undefined, previous?: string): Seal {
  if (!secret || secret.length < 32) throw new Error("SESSION_SECRET is missing or shorter than 32 characters.");
  const key = deriveKey(secret);
  const keys = [key, ...(previous ? [deriveKey(previous)] : [])];
  const opened = new Map<string, string>();
  return {
    async seal(value, purpose) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const closed = new Uint8Array(await crypto.subtle.encrypt(parameters(iv, purpose), await key, plain));
      const bytes = new Uint8Array(IV_BYTES + closed.length);
      bytes.set(iv);
      bytes.set(closed, IV_BYTES);
      return toBase64Url(bytes);
    },
    async open(text, purpose) {
      const known = opened.get(`${purpose} ${text}`);
      if (known !== undefined) return JSON.parse(known);
      const bytes = fromBase64Url(text);
      if (!bytes || bytes.length <= IV_BYTES) return undefined;
      for (const each of keys) {
        const plain = await decrypted(bytes, { key: await each, purpose });
        if (!plain) continue;
        const json = new TextDecoder().decode(plain);
        remember(opened, `${purpose} ${text}`, json);
        return JSON.parse(json);
      }
      return undefined;
    },
  };
}

function remember(opened: Map<string, string>, name: string, json: string): void {
  opened.set(name, json);
  const oldest = opened.keys().next().value;
  if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
}

function parameters(iv: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(purpose) };
}

async function decrypted(
  bytes: Uint8Array<ArrayBuffer>,
  { key, purpose }: { key: CryptoKey; purpose: string },
): Promise<ArrayBuffer | undefined> {
  const iv = bytes.slice(0, IV_BYTES);
  try {
    return await crypto.subtle.decrypt(parameters(iv, purpose), key, bytes.subarray(IV_BYTES));
  } catch {
    // A forged or outdated cookie is expected: its bearer is a visitor without one.
    return undefined;
  }
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  const material = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const salt = new TextEncoder().encode("periwinkle cookies");
  const hkdf = { name: "HKDF", hash: "SHA-256", salt, info: new Uint8Array() };
  return crypto.subtle.deriveKey(hkdf, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    // Not base64: somebody typed a cookie of their own.
    return undefined;
  }
}
