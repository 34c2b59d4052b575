import type { ProblemCode } from "./problems.ts";
import type { z } from "./zod.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the contract, as data: the router, the client, the tests and the docs all read it (design §5). */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Unique; names the call in logs and failures. */
  name: string;
  method: Method;
  /** `/api/<noun>.php`, without the query. */
  path: string;
  /** Fixed query parameters that tell two endpoints on one path and method apart, e.g. `{ push: "1" }`. */
  fixed?: Record<string, string>;
  query?: Query;
  body?: Body;
  reply: Reply;
  /** The answer is a file of this type and no JSON; problems are JSON as ever. */
  bytes?: string;
  /** Expected refusals beside the ones every call may give (`everyCall`). */
  problems: readonly ProblemCode[];
  /** The body carries a key that makes a repeat harmless, so a POST may be retried. */
  keyed?: boolean;
  /** Asked `with=user`, the reply may hold the signed-in member as `user`: the page needs no call of its own for them. */
  carriesUser?: boolean;
}

export function defineEndpoint<
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<Query, Body, Reply>): Endpoint<Query, Body, Reply> {
  return endpoint;
}

/** What a caller passes: the query's and the body's fields in one object. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body>
    ? (Query extends z.ZodUndefined ? unknown : z.input<Query>) &
        (Body extends z.ZodUndefined ? unknown : z.input<Body>)
    : never;

export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;
/** What the API writes: defaults and coercions are the reader's business. */
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Reply> ? z.input<Reply> : never;
export type QueryOf<E> = E extends Endpoint<infer Query> ? z.output<Query> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body> ? z.output<Body> : never;
