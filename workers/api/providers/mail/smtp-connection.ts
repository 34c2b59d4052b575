import { connect } from "cloudflare:sockets";

/** One answer of a mail server; `text` is all of its lines. */
export interface SmtpReply {
  code: number;
  text: string;
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the server may offer it later. */
  tls: boolean;
}

/** A server that says nothing for this long is down, in milliseconds. */
const PATIENCE = 30_000;
/** No server says so much in one answer. */
const LONGEST_REPLY = 64 * 1024;

/** A connection to a mail server: what we say, and what it answers. Throws when it hangs up or stays silent. */
export class SmtpConnection {
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #received = "";

  /** `network`: what it leaves by; the Worker's own, if left out. */
  constructor({ host, port, tls }: SmtpServer, network?: Pick<Fetcher, "connect">) {
    const address = { hostname: host, port };
    const options: SocketOptions = { secureTransport: tls ? "on" : "starttls", allowHalfOpen: false };
    this.#socket = network ? network.connect(address, options) : connect(address, options);
    // Told by reading and writing already; unheard it would count as a failure of its own.
    this.#socket.closed.catch(() => undefined);
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  async command(line: string): Promise<SmtpReply> {
    await this.write(`${line}\r\n`);
    return this.readReply();
  }

  async write(text: string): Promise<void> {
    await inTime(this.#writer.write(new TextEncoder().encode(text)));
  }

  /** The server's next answer, which may have several lines. */
  async readReply(): Promise<SmtpReply> {
    for (;;) {
      const end = /^(\d{3})(?: [^\n]*)?\r?\n/m.exec(this.#received);
      if (end) {
        const text = this.#received.slice(0, end.index + end[0].length);
        this.#received = this.#received.slice(text.length);
        return { code: Number(end[1]), text: text.trim() };
      }
      const { value, done } = await inTime(this.#reader.read());
      if (done || this.#received.length > LONGEST_REPLY) throw new Error("the mail server hung up");
      this.#received += new TextDecoder().decode(value);
    }
  }

  /** From here on encrypted; what was said before is forgotten, whoever said it. */
  startTls(): void {
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    this.#received = "";
    this.#socket = this.#socket.startTls();
    this.#socket.closed.catch(() => undefined);
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  async close(): Promise<void> {
    await this.#socket.close().catch(() => undefined);
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the mail server does not answer")), PATIENCE);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
