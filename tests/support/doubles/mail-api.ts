import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Signature {
  key: string;
  /** When it was signed, in milliseconds. */
  now?: number;
  token?: string;
}

/** What Mailgun's webhook posts, signed as it does. */
export function signedEvent(event: object, { key, now = Date.now(), token = randomUUID() }: Signature): object {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
  return { signature: { timestamp, token, signature }, "event-data": event };
}

/** Mailgun's API on loopback: takes mails as forms, and signs its webhooks. */
export interface MailApi {
  /** For MAIL_HTTP_URL. */
  url: string;
  taken: Record<string, string>[];
  /** Its next answers; 200 when there are none. */
  answers: { status: number; body: string }[];
  authorization: () => string;
  /** The body of its webhook. */
  tells(event: object, options?: Partial<Signature>): object;
  stop(): Promise<void>;
}

export async function mailApi(key: string): Promise<MailApi> {
  const [taken, answers]: [Record<string, string>[], MailApi["answers"]] = [[], []];
  let authorization = "";
  const server = createServer(async (request, response) => {
    authorization = request.headers.authorization ?? "";
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = answers.shift() ?? { status: 200, body: '{"id":"<1>","message":"Queued. Thank you."}' };
    const type = request.headers["content-type"] ?? "";
    const form = await new Response(Buffer.concat(parts), { headers: { "Content-Type": type } }).formData();
    if (answer.status === 200) taken.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v3/mail.example.org`,
    taken,
    answers,
    authorization: () => authorization,
    tells: (event, options) => signedEvent(event, { key, ...options }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
