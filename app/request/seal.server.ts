/** Closes values so that a browser can carry them: encrypted and signed (AES-GCM), opened only by us. */
export interface Seal {
  seal(value: unknown): Promise<string>;
  /** `undefined` for whatever this seal did not close: forged, cut, or from another secret. */
  open(text: string): Promise<unknown>;
}

const IV_BYTES = 12;

/** `secret` has no default (design §7). */
export function createSeal(secret: string | undefined): Seal {
  if (!secret || secret.length < 32) throw new Error("SESSION_SECRET is missing or shorter than 32 characters.");
  const key = deriveKey(secret);
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const closed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key, plain));
      const bytes = new Uint8Array(IV_BYTES + closed.length);
      bytes.set(iv);
      bytes.set(closed, IV_BYTES);
      return toBase64Url(bytes);
    },
    async open(text) {
      const bytes = fromBase64Url(text);
      if (!bytes || bytes.length <= IV_BYTES) return undefined;
      const iv = bytes.subarray(0, IV_BYTES);
      try {
        const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await key, bytes.subarray(IV_BYTES));
        return JSON.parse(new TextDecoder().decode(plain));
      } catch {
        // A forged or outdated cookie is expected: its bearer is a visitor without one.
        return undefined;
      }
    },
  };
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
