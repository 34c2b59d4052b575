import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";

interface Upload {
  origin: string;
  path: string;
  /** The session's. */
  cookie: string;
  type?: string;
}

/** An upload that the test sends piece by piece, in chunks, and may never end. */
export interface RawUpload {
  send(bytes: Uint8Array): Promise<void>;
  /** Sends the end; the status of the answer. */
  end(): Promise<number>;
  /** Sends on without an end, a kilobyte at a time, until there is an answer or `most` of them are sent; its status. */
  untilAnswered(most: number): Promise<number>;
  /** Hangs up. */
  cut(): void;
}

/** Begins an upload on a connection of its own. */
export async function rawUpload({ origin, path, cookie, type = "image/png" }: Upload): Promise<RawUpload> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const answered = statusOf(socket);
  const write = async (bytes: Uint8Array | string) => {
    if (socket.write(bytes) || !socket.writable) return;
    // The answer says what became of a connection that ends meanwhile.
    await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => undefined);
  };
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    "Transfer-Encoding: chunked",
  ];
  await write(`${head.join("\r\n")}\r\n\r\n`);
  const send = async (bytes: Uint8Array) => {
    await write(`${bytes.length.toString(16)}\r\n`);
    await write(bytes);
    await write("\r\n");
  };
  return {
    send,
    async end() {
      await write("0\r\n\r\n");
      return answered;
    },
    async untilAnswered(most) {
      let isAnswered = false;
      void answered.then(() => (isAnswered = true));
      for (let sent = 0; sent < most && !isAnswered; sent += 1) {
        await send(new Uint8Array(1024));
        // Node reads what has come: a write that meets a reset first would take the answer with it, though it is here already.
        await setImmediate();
      }
      return answered;
    },
    cut: () => void socket.destroy(),
  };
}

/** 0 when the connection ends without an answer. */
async function statusOf(socket: Socket): Promise<number> {
  let received = "";
  try {
    for await (const part of socket) {
      received += String(part);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (status) return Number(status);
    }
  } catch {
    // It was cut.
  }
  return 0;
}
