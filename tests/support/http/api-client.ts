import { applySetCookies, cookieHeader, type CookieJar } from "../../../app/api/cookie-jar.server.ts";
import type { Endpoint, InputOf, ReplyOf } from "../../../app/contract/endpoint.ts";
import type { Problem } from "../../../app/contract/problems.ts";
import { aPng } from "../picture.ts";

/**
 * A server may close an idle connection just as our next request leaves on it; fetch then fails, and a POST must not be
 * sent twice blindly. So each request has a connection of its own.
 */
export const CLOSE_CONNECTION = { Connection: "close" };

/** One device of one caller: stores the API's cookies, does not retry, returns every answer as it is. */
export interface ApiClient {
  readonly cookies: CookieJar;
  /** What uploads is given a picture. The parsed reply, or a file's bytes; or the API's problem with its status. An answer outside of the contract throws. */
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<Answer<ReplyOf<E>>>;
  /** The reply; a problem throws. */
  callOrThrow<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<ReplyOf<E>>;
}

export type Answer<Reply> =
  | { ok: true; status: number; value: Reply; headers: Headers }
  | { ok: false; status: number; problem: Problem; headers: Headers };

/** Talks to an API of the contract at `origin`. `headers` are sent with every call, e.g. a client address. */
export function apiClient(
  origin: string,
  { cookies = {}, headers = {} }: { cookies?: CookieJar; headers?: Record<string, string> } = {},
): ApiClient {
  let jar = cookies;
  async function call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<Answer<ReplyOf<E>>> {
    const response = await fetch(
      requestFor(origin, endpoint, input, { ...headers, ...CLOSE_CONNECTION, Cookie: cookieHeader(jar) }),
    );
    const bytes = await response.arrayBuffer();
    jar = applySetCookies(jar, response.headers, Date.now());
    return read(endpoint, response, bytes);
  }
  return {
    get cookies() {
      return jar;
    },
    call,
    async callOrThrow(endpoint, input) {
      const answer = await call(endpoint, input);
      if (answer.ok) return answer.value;
      throw new Error(`${endpoint.name}: ${answer.status} ${JSON.stringify(answer.problem)}`);
    },
  };
}

function requestFor(origin: string, endpoint: Endpoint, input: unknown, headers: Record<string, string>): Request {
  const url = new URL(endpoint.path, origin);
  const query = endpoint.body ? {} : ((input ?? {}) as Record<string, unknown>);
  for (const [name, value] of Object.entries({ ...endpoint.fixed, ...query })) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const all = new Headers(headers);
  if (endpoint.path === "/api/user.php") all.set("X-Request-Type", "client"); // spec §7
  if (endpoint.body) all.set("Content-Type", "application/json");
  return new Request(url, {
    method: endpoint.method,
    headers: all,
    ...(endpoint.body && { body: JSON.stringify(input ?? {}) }),
    ...(endpoint.upload && { body: aPng() }),
    redirect: "manual",
  });
}

function read<E extends Endpoint>(
  endpoint: E,
  { status, ok, headers }: Response,
  bytes: ArrayBuffer,
): Answer<ReplyOf<E>> {
  if (ok && endpoint.bytes) return { ok, status, value: new Uint8Array(bytes) as ReplyOf<E>, headers };
  const text = new TextDecoder().decode(bytes);
  const where = `${endpoint.name} answered ${status} with ${text.slice(0, 200)}`;
  const body = parse(text, where);
  if (!ok) return { ok, status, problem: body as Problem, headers };
  const reply = endpoint.reply.safeParse(body);
  if (!reply.success) throw new Error(`${where}\n${reply.error.message}`);
  return { ok: true, status, value: reply.data as ReplyOf<E>, headers };
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Not JSON: ${where}`);
  }
}
