import { createECDH, randomBytes } from "node:crypto";
import ece from "http_ece";
import { onTestFinished, vi } from "vitest";

/** A device that gets push messages, and the service of its browser, which answers as the test says. */
export function aPushDevice() {
  const privateKey = createECDH("prime256v1");
  const point = privateKey.generateKeys("base64url");
  const authSecret = randomBytes(16).toString("base64url");
  const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh: point, auth: authSecret } },
    /** What the device reads in a message (RFC 8291, RFC 8188). */
    read(body: Uint8Array): Record<string, string> {
      const opened = ece.decrypt(Buffer.from(body), { version: "aes128gcm", privateKey, authSecret });
      return JSON.parse(opened.toString()) as Record<string, string>;
    },
  };
}

export interface PushCall {
  endpoint: string;
  headers: Headers;
  body: Uint8Array;
}

/**
 * Answers every outgoing call of the API. `calls` has only those to these devices, as a moved clock also wakes the
 * members of other tests. `answer` is the status that each call gets.
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
