import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExternalApi } from "./php-api.ts";

const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1><hr>nginx</body></html>`;

/** Ways in which an API fails. Each writes the whole answer, or none. */
const faults = {
  "resets the connection": (_body, response) => response.destroy(),
  "never answers": () => undefined,
  "answers 200 with HTML": (_body, response) => end(response, 200, page("Welcome"), "text/html"),
  "answers 500 with HTML": (_body, response) => end(response, 500, page("500 Internal Server Error"), "text/html"),
  "answers 502 with nothing": (_body, response) => end(response, 502, "", "text/html"),
  "answers 429 with HTML": (_body, response) => end(response, 429, page("429 Too Many Requests"), "text/html"),
  "cuts its JSON in half": (body, response) => end(response, 200, body.slice(0, body.length / 2)),
  "cuts its JSON at the last byte": (body, response) => end(response, 200, body.slice(0, -1)),
  "warns before its JSON": (body, response) =>
    end(response, 200, `<br />\n<b>Warning</b>: Undefined array key "x"<br />\n${body}`),
  "answers in the wrong shape": (_body, response) => end(response, 200, `{"unexpected":{"deep":[1,2,3]}}`),
  "answers null": (_body, response) => end(response, 200, "null"),
} satisfies Record<string, (body: string, response: ServerResponse) => unknown>;

export type Fault = keyof typeof faults;
export const everyFault = Object.keys(faults) as Fault[];

/** A proxy of a good API that replaces its answers by faults. */
export interface FaultyApi extends ExternalApi {
  /** The fault from now on; undefined passes the answers on. */
  setFault(fault?: Fault): void;
}

export async function startFaultyApi(good: ExternalApi): Promise<FaultyApi> {
  let current: Fault | undefined;
  const server = createServer((request, response) => void relay(request, response, good, () => current));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setFault: (fault) => void (current = fault),
    async stop() {
      server.closeAllConnections();
      server.close();
      await good.stop();
    },
  };
}

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  good: ExternalApi,
  fault: () => Fault | undefined,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/", headers } = request;
  const answer = await fetch(good.origin + url, {
    method,
    headers: { "Content-Type": headers["content-type"] ?? "", Cookie: headers.cookie ?? "" },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = await answer.text();
  const current = fault();
  if (current) return faults[current](body, response);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader("Set-Cookie", cookie);
  return end(response, answer.status, body, answer.headers.get("Content-Type") ?? "text/html");
}

function end(response: ServerResponse, status: number, body: string, type = "application/json"): void {
  response.writeHead(status, { "Content-Type": type });
  response.end(body);
}
