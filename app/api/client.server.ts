import type { Endpoint, InputOf, ReplyOf } from "../contract/endpoint.ts";
import type { Problem } from "../contract/problems.ts";
import { type Attempt, type InTime, tryUntil, untilDeadline } from "./attempts.server.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.server.ts";
import { judge, type Answer, type Judged } from "./reply.server.ts";
import { requestFor } from "./request-for.server.ts";
import { createRides } from "./rides.server.ts";
import { askForStream } from "./stream.server.ts";
import type { Transport } from "./transport.server.ts";

/** Nothing to pass, something optional, or an input. */
type Input<E> =
  unknown extends InputOf<E> ? [] : object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

export interface ApiClient {
  /** Problems are values, `api_unreachable`, `api_timeout` and `api_malformed` among them. */
  call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<Answer<ReplyOf<E>>>;
  /** The reply, or the page that fits the problem is thrown: sign-in, 404, an error page. */
  callOrThrow<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<ReplyOf<E>>;
  /** A file (`bytes`): the API's own response with its body still to come, asked once. Problems are values. */
  stream<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<Answer<Response>>;
}

export interface ApiOptions {
  transport: Transport;
  clock: Clock;
  /** For the whole page, in ms since 1970. */
  deadline: number;
  log: Log;
  /** Of every call; asked anew each time, as cookies change. */
  headers(): Record<string, string>;
  /** Every answer of the API, before it is judged: cookies. */
  onResponse?(endpoint: Endpoint, response: Response): void;
  /** Every outcome: sessions start and end here. */
  onAnswer?(endpoint: Endpoint, answer: Answer<unknown>): void;
  /** Calls that turned out to carry nobody (rides.server.ts); the isolate's own if left out. */
  alone?: Set<string>;
  /** What `callOrThrow` throws for a problem. */
  thrown(problem: Problem, endpoint: Endpoint): unknown;
}

/** The client of the contract. Within one page the same GET is asked once, until something is changed. */
export function createApi(options: ApiOptions): ApiClient {
  const asked = new Map<string, Promise<Answer<unknown>>>();
  const inTime = untilDeadline(options);
  const rides = createRides(ask, options.alone);

  async function ask(endpoint: Endpoint, input: unknown): Promise<Answer<unknown>> {
    const answer = await tryUntil(() => attempt(endpoint, input, { ...options, inTime }), options);
    options.onAnswer?.(endpoint, answer);
    return answer;
  }

  function call(endpoint: Endpoint, input?: unknown): Promise<Answer<unknown>> {
    if (endpoint.method !== "GET" || endpoint.name === "logout") {
      asked.clear();
      return ask(endpoint, input);
    }
    const key = `${endpoint.name} ${JSON.stringify(input)}`;
    const answer = asked.get(key) ?? rides.begin(endpoint, input);
    asked.set(key, answer);
    return answer;
  }

  async function callOrThrow(endpoint: Endpoint, input?: unknown): Promise<unknown> {
    const answer = await call(endpoint, input);
    if (answer.ok) return answer.value;
    throw options.thrown(answer.problem, endpoint);
  }

  async function stream(endpoint: Endpoint, input?: unknown): Promise<Answer<Response>> {
    const answer = await askForStream(endpoint, input, options);
    options.onAnswer?.(endpoint, answer);
    return answer;
  }

  // The schema of the endpoint has parsed the value, which is what its type promises.
  return { call, callOrThrow, stream } as ApiClient;
}

async function attempt(
  endpoint: Endpoint,
  input: unknown,
  options: ApiOptions & { inTime: InTime },
): Promise<Attempt<Judged>> {
  const late = (): Attempt<Judged> => ({ value: { ok: false, problem: { error: "api_timeout" } } });
  const tried = await options.inTime(() => once(endpoint, input, options), late);
  const { value } = tried;
  if (!value.ok && value.problem.error.startsWith("api_")) {
    const { error } = value.problem;
    options.log({ level: "error", message: "api call failed", endpoint: endpoint.name, error, reason: value.reason });
  }
  const repeatable = endpoint.method === "GET" || endpoint.keyed;
  return repeatable ? tried : { value };
}

async function once(
  endpoint: Endpoint,
  input: unknown,
  { transport, headers, onResponse }: ApiOptions,
): Promise<Attempt<Judged>> {
  let response: Response;
  let text: string;
  try {
    response = await transport(requestFor(endpoint, input, { headers: headers() }));
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { value: { ok: false, problem: { error: "api_unreachable" }, reason }, again: { afterMs: 0 } };
  }
  onResponse?.(endpoint, response);
  const value = judge({ endpoint, response, text });
  const afterMs = retryAfter(response, value);
  return afterMs === undefined ? { value } : { value, again: { afterMs } };
}

/** Worth another try: failures of the server, and a full house that says when it has room (within 2 s). */
function retryAfter(response: Response, value: Judged): number | undefined {
  if (value.ok) return undefined;
  if (response.status === 429) {
    const afterMs = Number(response.headers.get("Retry-After") ?? Number.NaN) * 1000;
    return afterMs <= 2000 ? afterMs : undefined;
  }
  const broken = response.ok && value.problem.error === "api_malformed";
  return response.status >= 500 || broken ? 0 : undefined;
}
