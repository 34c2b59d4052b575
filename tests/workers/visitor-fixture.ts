import { exports } from "cloudflare:workers";
import type { Endpoint, InputOf } from "../../app/contract/endpoint.ts";
import { everyCall, type ProblemCode } from "../../app/contract/problems.ts";

import { cookiePairOf } from "../support/http/set-cookie.ts";
const api = (exports as unknown as { default: Fetcher }).default;

/** A client that calls the API as the web Worker does for one browser, and stores its cookies. */
export function aVisitor(address = `203.0.113.${Math.ceil(Math.random() * 250)}`) {
  let cookie = "";
  return {
    address,
    cookie: () => cookie,
    setCookie: (value: string) => void (cookie = value),
    /** One call over HTTP: `{ status, body }`. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E> | Record<string, unknown>) {
      const given = input as Record<string, unknown>;
      const url = new URL(endpoint.path, "http://localhost");
      const query = { ...endpoint.fixed, ...(endpoint.body ? {} : given) };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
      const headers = { "X-Forwarded-For": address, "Content-Type": "application/json", Cookie: cookie };
      const body = endpoint.body && JSON.stringify(given);
      const response = await api.fetch(new Request(url, { method: endpoint.method, headers, body }));
      cookie = cookiePairOf(response.headers.get("Set-Cookie") ?? cookie);
      const answer = (await response.json()) as Record<string, unknown>;
      checkAnswer(endpoint, response.status, answer);
      return { status: response.status, body: answer };
    },
    /** A call whose body is a file, or a form with one. */
    async upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, file: Uint8Array | string, type = "image/png") {
      const url = new URL(endpoint.path, "http://localhost");
      for (const [name, value] of Object.entries(input as Record<string, unknown>))
        url.searchParams.set(name, String(value));
      const headers = { "X-Forwarded-For": address, "Content-Type": type, Cookie: cookie };
      const response = await api.fetch(new Request(url, { method: endpoint.method, headers, body: file }));
      const answer = (await response.json()) as Record<string, unknown>;
      checkAnswer(endpoint, response.status, answer);
      return { status: response.status, body: answer };
    },
  };
}

/** Every answer is what the contract says: its reply, or one of its problems. */
function checkAnswer(endpoint: Endpoint, status: number, body: Record<string, unknown>): void {
  if (status === 200) {
    endpoint.reply.parse(body);
    return;
  }
  const code = body["error"] as ProblemCode;
  if (![...everyCall, ...endpoint.problems].includes(code)) throw new Error(`${endpoint.name} may not answer ${code}`);
}

export type Visitor = ReturnType<typeof aVisitor>;
