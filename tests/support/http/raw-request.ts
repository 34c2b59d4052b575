import { connect } from "node:net";
import { once } from "node:events";

/** What came back over the socket. */
export interface RawResponse {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** As it came: with the framing of its chunks, if it came in chunks. */
  body: string;
}

/**
 * Sends exactly these bytes, valid HTTP or not, on a connection of their own, and reads one answer to its end.
 * It does not wait for the other side to close: workerd keeps the connection for five seconds longer.
 */
export async function rawRequest(origin: string, bytes: string): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (isWhole(received)) socket.destroy();
  });
  // A server may close the connection after it has answered a broken request.
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answerOf(received);
}

function answerOf(received: Buffer): RawResponse {
  const [head = "", ...rest] = received.toString().split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 2),
  ]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body: rest.join("\r\n\r\n") };
}

/** RFC 9112, 6.3: a length, or chunks with an empty one at their end; else whatever comes until the other side closes. */
function isWhole(received: Buffer): boolean {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const { headers } = answerOf(received.subarray(0, head));
  if (headers["transfer-encoding"] === "chunked") return received.toString().endsWith("\r\n0\r\n\r\n");
  const length = headers["content-length"];
  return length !== undefined && received.length >= head + 4 + Number(length);
}
