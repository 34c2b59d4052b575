import type { HonoRequest } from "hono";
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from "../../../app/contract/endpoint.ts";
import { parse } from "../../../app/contract/parse.ts";
import { fieldProblems, type FieldProblem } from "../../../app/contract/field-problems.ts";
import { problemStatus, type Problem, type ProblemCode } from "../../../app/contract/problems.ts";
import { secondsToWait } from "../../../app/contract/retry-after.ts";
import type { Result } from "../../../app/domain/result.ts";
import { refuse } from "../../../app/domain/result.ts";
import type { VisitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import type { Actors } from "../actors/actors.ts";
import type { Env } from "../env.ts";
import type { OperatorToken } from "./operator-cookie.ts";

/** Who calls, as the cookie says; the member's object itself checks the token with every call. */
export interface Caller {
  id: string;
  token: string;
}

/** A site, as calls work with it: its id, its environment and its actors. */
export interface Place {
  env: Env;
  actors: Actors;
  /** The site's id, from the host. */
  site: string;
}

/** All sites of the deployment, for the few calls that may be about another than the host's. */
interface Sites {
  ids: readonly string[];
  at(site: string): Place;
  siteAt(host: string): string;
}

/** What a handler is given beside the parsed query and body; made for one request. */
export interface Call extends Place {
  readonly sites: Sites;
  caller?: Caller;
  /** Of the site's staff; read when it is asked for, and checked by `handleOperator`. */
  readonly operatorToken: OperatorToken | undefined;
  /** Of the visitor, as the web Worker says; for limits only, and read when it is asked for: most calls have none. */
  readonly address: VisitorAddress;
  userAgent: string;
  requestId: string;
  /** `Set-Cookie` values that go out with the answer. */
  cookies: string[];
  waitUntil(work: Promise<unknown>): void;
}

/** An answer that is JSON already, made of parts that were (`card-texts.ts`). */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What a handler of this endpoint says. */
export type Answer<E> = Promise<Result<AnswerOf<E> | JsonText>>;
type HandlerOf<E extends Endpoint> = Handler<E["name"]>;
/** What a handler of this endpoint is given. */
export type Given<E> = Call & { query: QueryOf<E>; body: BodyOf<E> };
type SignedIn<E> = Given<E> & { caller: Caller };

/** Answers one call of the contract. */
export interface Handler<Name extends string = string> {
  endpoint: Endpoint & { name: Name };
  run(call: Call, request: HonoRequest): Promise<Response>;
}

/** HTTP is parsed by the contract, `act` does the work, a problem finds its status by itself. */
export function handle<E extends Endpoint>(endpoint: E, act: (given: Given<E>) => Answer<E>): HandlerOf<E> {
  return handleWith(endpoint, act, (value, cookies) => jsonResponse(value ?? {}, 200, cookies));
}

/** As `handle`, for members only. Spec §8: authentication_required. */
export function handleSignedIn<E extends Endpoint>(endpoint: E, act: (given: SignedIn<E>) => Answer<E>): HandlerOf<E> {
  return handle(endpoint, forMembers(act));
}

/** A file instead of JSON. */
export interface FileAnswer {
  body: ReadableStream<Uint8Array>;
  /** Under which a browser keeps it. */
  name: string;
}

/** As `handleSignedIn`, for an endpoint whose answer is a file (`bytes`); its problems are JSON as ever. */
export function handleFile<E extends Endpoint>(
  endpoint: E,
  act: (given: SignedIn<E>) => Promise<Result<FileAnswer>>,
): HandlerOf<E> {
  const type = endpoint.bytes ?? "application/octet-stream";
  return handleWith(endpoint, forMembers(act), (file, cookies) => fileResponse(type, file, cookies));
}

/** As `handleSignedIn`, for an endpoint whose body is a file (`upload`). */
export function handleUpload<E extends Endpoint>(
  endpoint: E,
  act: (given: SignedIn<E>, upload: Request) => Answer<E>,
): HandlerOf<E> {
  return handleTaking(endpoint, (given, upload) =>
    forMembers<E, AnswerOf<E> | JsonText>((caller) => act(caller, upload))(given),
  );
}

/** As `handle`: `act` reads the file from the request, and goes on when its sender is gone, to give back what it took. */
export function handleTaking<E extends Endpoint>(
  endpoint: E,
  act: (given: Given<E>, upload: Request) => Answer<E>,
): HandlerOf<E> {
  const taking = (given: Given<E>, upload: Request) => {
    const answer = act(given, upload);
    given.waitUntil(answer.catch(() => undefined));
    return answer;
  };
  return handleWith(endpoint, taking, (value, cookies) => jsonResponse(value ?? {}, 200, cookies));
}

function handleWith<E extends Endpoint, Value>(
  endpoint: E,
  act: (given: Given<E>, request: Request) => Promise<Result<Value>>,
  respond: (value: Value, cookies: string[]) => Response,
): HandlerOf<E> {
  return {
    endpoint,
    async run(call, request) {
      const input = await readInput(endpoint, request);
      if (!input.ok) return problemResponse(input.problem);
      const result = await act(Object.assign(call, input.value) as Given<E>, request.raw);
      return result.ok ? respond(result.value, call.cookies) : problemResponse(result.problem, call.cookies);
    },
  };
}

function forMembers<E extends Endpoint, Value>(act: (given: SignedIn<E>) => Promise<Result<Value>>) {
  return async (given: Given<E>) => (isSignedIn(given) ? act(given) : refuse("authentication_required"));
}

function isSignedIn<Any extends Call>(given: Any): given is Any & { caller: Caller } {
  return given.caller !== undefined;
}

function fileResponse(type: string, { body, name }: FileAnswer, cookies: string[]): Response {
  const headers = {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(body, { headers: withCookies(headers, cookies) });
}

async function readInput(endpoint: Endpoint, request: HonoRequest): Promise<Result<{ query: unknown; body: unknown }>> {
  const query = endpoint.query && parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  const raw = endpoint.body ? await readBody(endpoint, request) : undefined;
  const body = endpoint.body && parse(endpoint.body, raw);
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length === 0) return { ok: true, value: { query: query?.data, body: body?.data } };
  return refuse("invalid_input", {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join("."), fieldProblemOf(issue.message)])),
  });
}

/** The contract may say what is wrong with a field; what zod itself says is not shown: `invalid`. */
function fieldProblemOf(message: string): FieldProblem {
  return fieldProblems.find((code) => code === message) ?? "invalid";
}

/** Undefined: no JSON, and no form where one may come. `limit-body.ts` has read it, and refused what is too large or too slow. */
async function readBody({ form }: Endpoint, request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return form && Object.fromEntries(new URLSearchParams(text));
  }
}

export function jsonResponse(value: unknown, status = 200, cookies: string[] = []): Response {
  const text = value instanceof JsonText ? value.text : JSON.stringify(value);
  return new Response(text, {
    status,
    headers: cookies.length === 0 ? JSON_HEADERS : withCookies(JSON_HEADERS, cookies),
  });
}

const JSON_HEADERS = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };

function withCookies(headers: Record<string, string>, cookies: string[]): [string, string][] {
  return [...Object.entries(headers), ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])];
}

export function problemResponse(problem: Problem, cookies: string[] = []): Response {
  const status = problemStatus[problem.error as ProblemCode] ?? 500;
  const response = jsonResponse(problem, status, cookies);
  const wait = secondsToWait(problem);
  if (wait) response.headers.set("Retry-After", String(wait));
  return response;
}
