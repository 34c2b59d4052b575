import { connect } from "node:net";
import { once } from "node:events";

/** What came back over the socket. */
export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends these very bytes on a connection of their own, however wrong they are as HTTP, and reads until the other side
 * closes, so they have to ask for that (`Connection: close`).
 */
export async function rawRequest(origin: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  // A server that has said all it will about a broken request may cut the connection.
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  const [head = "", ...rest] = Buffer.concat(received).toString().split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 2),
  ]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body: rest.join("\r\n\r\n") };
}
