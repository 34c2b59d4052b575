import { onTestFinished, vi } from "vitest";

/** A device that gets push messages, and the service of its browser, which answers as the test says. */
export async function aPushDevice() {
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const keys = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh: base64url(point), auth: base64url(auth) } },
    /** What the device reads in a message (RFC 8291, RFC 8188: one record). */
    async read(body: Uint8Array): Promise<Record<string, string>> {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const theirs = await crypto.subtle.importKey("raw", sender, curve, false, []);
      const algorithm = { name: "ECDH", public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
      const shared = await crypto.subtle.deriveBits(algorithm, keys.privateKey, 256);
      const secret = await derived({
        from: shared,
        salt: auth,
        info: joined("WebPush: info\0", point, sender),
        bytes: 32,
      });
      const key = await derived({ from: secret, salt, info: utf8("Content-Encoding: aes128gcm\0"), bytes: 16 });
      const nonce = await derived({ from: secret, salt, info: utf8("Content-Encoding: nonce\0"), bytes: 12 });
      const opener = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
      const opened = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, opener, sealed));
      return JSON.parse(new TextDecoder().decode(opened.subarray(0, opened.lastIndexOf(2)))) as Record<string, string>;
    },
  };
}

export interface PushCall {
  endpoint: string;
  headers: Headers;
  body: Uint8Array;
}

/**
 * Everything that the API calls outside goes here. `calls` are those to these devices: a clock that moves wakes the
 * members of other tests too. `answer` is the status that each call gets.
 */
export function aPushService(
  devices: readonly { endpoint: string }[],
  answer: (call: PushCall) => number = () => 201,
): { calls: PushCall[] } {
  const calls: PushCall[] = [];
  const service = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { headers, body } = init as { headers: Record<string, string>; body: Uint8Array };
    const call = { endpoint: String(input), headers: new Headers(headers), body };
    if (devices.some(({ endpoint }) => endpoint === call.endpoint)) calls.push(call);
    return new Response(null, { status: answer(call) });
  });
  onTestFinished(() => service.mockRestore());
  return { calls };
}

interface Derivation {
  from: ArrayBuffer;
  salt: Uint8Array;
  info: Uint8Array;
  bytes: number;
}

async function derived({ from, salt, info, bytes }: Derivation): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(text: string, ...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from([...utf8(text), ...parts.flatMap((part) => [...part])]);
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
