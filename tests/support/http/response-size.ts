import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";

/** One answer and its size. */
export interface MeasuredResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Everything that came over the socket: status line, headers, framing and the compressed body. */
  bytes: number;
}

/** Requests on its own connection, with brotli accepted, and counts the bytes. */
export function getMeasured(url: string, headers: Record<string, string> = {}): Promise<MeasuredResponse> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, headers: { Accept: "text/html", "Accept-Encoding": "br", ...headers } });
    asked.on("error", reject);
    asked.on("response", (response) => {
      const { socket, statusCode = 0 } = response;
      const chunks: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const plain = response.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
        resolve({ status: statusCode, headers: response.headers, body: plain.toString(), bytes: socket.bytesRead });
      });
    });
  });
}
