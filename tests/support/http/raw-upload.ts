import { connect, type Socket } from "node:net";
import { once } from "node:events";

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
  /** The status of an answer that comes before the end. */
  status(): Promise<number>;
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
    if (!socket.write(bytes) && socket.writable) await Promise.race([once(socket, "drain"), once(socket, "close")]);
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
  return {
    async send(bytes) {
      await write(`${bytes.length.toString(16)}\r\n`);
      await write(bytes);
      await write("\r\n");
    },
    async end() {
      await write("0\r\n\r\n");
      return answered;
    },
    status: () => answered,
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
