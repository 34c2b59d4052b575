import { once } from "node:events";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../scripts/serve/processes/port.ts";

/** A mail server on loopback that takes mail, refuses addresses and can be down. */
export interface MailServer {
  /** For MAIL_SMTP_URL. */
  url: string;
  /** What it took, as a mail program reads it; `to` is the envelope's. */
  taken: { to: string; mail: Email; raw: string }[];
  /** What it answers to these recipients, e.g. `550 5.1.1 no such user`. */
  refusals: Map<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** At the given port, or one of its own, which it keeps from stop to start. */
export async function mailServer(at?: number): Promise<MailServer> {
  const port = at ?? (await freePort());
  const taken: MailServer["taken"] = [];
  const refusals = new Map<string, string>();
  let server: SMTPServer;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      // It has no certificate.
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, done) => done(refusalOf(refusals.get(address))),
      onData(stream, { envelope }, done) {
        const to = envelope.rcptTo[0]?.address ?? "";
        const keep = async () => void taken.push({ to, ...(await read(stream)) });
        callbackify(keep)(done);
      },
    });
    // A client that closes the connection early is no failure of the server.
    server.on("error", () => undefined);
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    start,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: AsyncIterable<unknown>): Promise<{ raw: string; mail: Email }> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const raw = Buffer.concat(parts).toString();
  return { raw, mail: await PostalMime.parse(raw) };
}

function refusalOf(answer: string | undefined): (Error & { responseCode: number }) | undefined {
  return answer ? Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }) : undefined;
}
