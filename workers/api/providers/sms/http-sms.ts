import type { SmsProvider } from "./sms-provider.ts";

const PATIENCE = 10_000;
/** What is wrong with the message itself, or its number; any other answer is ours to mend, or the carrier's. */
const REFUSED = [400, 404, 422];

interface HttpSettings {
  url: string;
  token: string;
  network: { fetch(url: string, init: RequestInit): Promise<Response> } | undefined;
}

/** Any carrier that takes `{ to, from, text }` as JSON at one address, with a bearer token. Its failures never hold the number or the words. */
export function httpSms({ url, token, network = globalThis }: HttpSettings): SmsProvider {
  return {
    async send({ id, ...message }) {
      const response = await network.fetch(url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          // A carrier that knows it sends a message once, however often we try.
          "Idempotency-Key": id,
        },
        body: JSON.stringify(message),
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (response.ok) return "taken";
      if (REFUSED.includes(response.status)) return "refused";
      throw new Error(`the SMS provider answered ${response.status}`);
    },
  };
}
