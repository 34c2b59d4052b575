import type { Endpoint, InputOf, ReplyOf } from "../contract/endpoint.ts";
import type { ApiOptions } from "./api-options.ts";
import type { z } from "../contract/zod.ts";
import { retryAfter } from "../contract/retry-after.ts";
import { applySetCookies, type CookieJar } from "./cookie-jar.server.ts";
import { buildRequest } from "./build-request.server.ts";
import { readReply, type Answer, type ReplyResult } from "./reply.server.ts";
import { type Attempt, createDeadline, retryUntilDeadline, type WithDeadline } from "./retries.server.ts";
import { requestStream } from "./stream.server.ts";
import { sendUpload, type Upload } from "./upload.server.ts";
import { createUserBatching } from "./user-batching.server.ts";

/** Nothing to pass, something optional, or an input. */
type Input<E> =
  unknown extends InputOf<E> ? [] : object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

/** What signs somebody in by what was typed or held; whom, its reply says. */
export type SignInEndpoint = Endpoint<z.ZodUndefined, z.ZodObject, z.ZodType<object>>;

interface BeginsSession<E> {
  reply: ReplyOf<E>;
  cookies: CookieJar;
}

/** How pages call the API. Each call is asked with the session of the page's request, within its deadline. */
export interface ApiClient {
  /** Problems are values, `api_unreachable`, `api_timeout` and `api_malformed` among them. */
  call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<Answer<ReplyOf<E>>>;
  /** A call that signs somebody in: the API's cookies come with the reply, for a session that is still to begin. */
  callForSession<E extends SignInEndpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<BeginsSession<E>>>;
  /** The reply, or the page that fits the problem is thrown: sign-in, 404, an error page. */
  callOrThrow<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<ReplyOf<E>>;
  /** A file (`bytes`): the API's own response with its body still to come, asked once. Problems are values. */
  stream<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<Answer<Response>>;
  /** A call whose body is a file (`upload`), asked once. Problems are values. */
  upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, upload: Upload): Promise<Answer<ReplyOf<E>>>;
}

/** The client of the contract. Within one page the same GET is asked once, until something is changed. */
export function createApi(options: ApiOptions): ApiClient {
  const asked = new Map<string, Promise<Answer<unknown>>>();
  const inTime = createDeadline(options);
  const batching = createUserBatching(ask, options.unbatched);

  async function ask(endpoint: Endpoint, input: unknown, onResponse = options.onResponse): Promise<Answer<unknown>> {
    const settings = { ...options, onResponse, inTime };
    const answer = await retryUntilDeadline(() => attempt(endpoint, input, settings), options);
    options.onAnswer?.(endpoint, answer);
    return answer;
  }

  function call(endpoint: Endpoint, input?: unknown): Promise<Answer<unknown>> {
    if (endpoint.method !== "GET" || endpoint.name === "logout") {
      asked.clear();
      return ask(endpoint, input);
    }
    const key = `${endpoint.name} ${JSON.stringify(input)}`;
    const answer = asked.get(key) ?? batching.call(endpoint, input);
    asked.set(key, answer);
    return answer;
  }

  async function callForSession(endpoint: Endpoint, input: unknown) {
    asked.clear();
    let cookies: CookieJar = {};
    // They are no renewal of the session that the browser has.
    const answer = await ask(endpoint, input, (_endpoint, { headers }) => {
      cookies = applySetCookies({}, headers, options.clock.now());
    });
    return answer.ok ? { ok: true, value: { reply: answer.value, cookies } } : answer;
  }

  async function callOrThrow(endpoint: Endpoint, input?: unknown): Promise<unknown> {
    const answer = await call(endpoint, input);
    if (answer.ok) return answer.value;
    throw options.thrown(answer.problem, endpoint);
  }

  const { stream, upload } = fileCalls(options);

  // The schema of the endpoint has parsed the value, which is what its type promises.
  return { call, callForSession, callOrThrow, stream, upload } as ApiClient;
}

/** The calls whose answer or body is a file: asked once, whatever comes of it. */
function fileCalls(options: ApiOptions) {
  const answered = <Value>(endpoint: Endpoint, answer: Answer<Value>) => {
    options.onAnswer?.(endpoint, answer);
    return answer;
  };
  return {
    stream: async (endpoint: Endpoint, input?: unknown) =>
      answered(endpoint, await requestStream(endpoint, input, options)),
    upload: async (endpoint: Endpoint, input: unknown, file: Upload) =>
      answered(endpoint, await sendUpload(endpoint, { input, upload: file }, options)),
  };
}

async function attempt(
  endpoint: Endpoint,
  input: unknown,
  options: ApiOptions & { inTime: WithDeadline },
): Promise<Attempt<ReplyResult>> {
  const late = (): Attempt<ReplyResult> => ({ value: { ok: false, problem: { error: "api_timeout" } } });
  const tried = await options.inTime(() => once(endpoint, input, options), late);
  const { value } = tried;
  if (!value.ok && value.problem.error.startsWith("api_")) {
    const { error } = value.problem;
    options.log({ level: "error", event: "api_call_failed", call: endpoint.name, error, failure: value.reason });
  }
  const repeatable = endpoint.method === "GET" || endpoint.keyed;
  return repeatable ? tried : { value };
}

async function once(
  endpoint: Endpoint,
  input: unknown,
  { transport, headers, onResponse }: ApiOptions,
): Promise<Attempt<ReplyResult>> {
  let response: Response;
  let text: string;
  try {
    response = await transport(buildRequest(endpoint, input, { headers: headers() }));
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { value: { ok: false, problem: { error: "api_unreachable" }, reason }, again: { afterMs: 0 } };
  }
  onResponse?.(endpoint, response);
  const value = readReply({ endpoint, response, text });
  const afterMs = againAfter(response, value);
  return afterMs === undefined ? { value } : { value, again: { afterMs } };
}

/**
 * After how many ms it is worth another try: failures of the server, and a 429 whose `Retry-After` is 2 s at most. Not one that is the
 * contract's own refusal: whoever asks too often would keep a page's place while we wait for them.
 */
function againAfter(response: Response, value: ReplyResult): number | undefined {
  if (value.ok) return undefined;
  if (response.status === 429) {
    if (value.problem.error === "rate_limited") return undefined;
    const seconds = retryAfter(response.headers);
    return seconds !== undefined && seconds <= 2 ? seconds * 1000 : undefined;
  }
  const broken = response.ok && value.problem.error === "api_malformed";
  return response.status >= 500 || broken ? 0 : undefined;
}
