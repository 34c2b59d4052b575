import type { ProblemCode } from "./problems.ts";
import type { z } from "./zod.ts";

/** Bytes of a call's body, and of a posted form, which becomes one. */
export const LARGEST_BODY = 64 * 1024;

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the contract, as data: the router, the client, the tests and the docs all read it (design §5). */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Name extends string = string,
> {
  /** Unique; names the call in logs and failures. */
  name: Name;
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
  /** The body is a file, which is stored while it comes in. Its input travels in the query. */
  upload?: true;
  /** The body may be a form as well (`application/x-www-form-urlencoded`): so some providers call. */
  form?: true;
  /** The body carries a key that makes a repeat harmless, so a POST may be retried. */
  keyed?: boolean;
  /**
   * Who may call it through the web Worker themselves, beside the pages (design §4.7): the browser of a member who is
   * signed in, or a provider, without any cookie.
   */
  relay?: "browser" | "provider";
  /** With `with=user` in the query, the reply may include the signed-in member as `user`, which saves a second call. */
  includesUser?: boolean;
}

/**
 * One call of the API as data, typed by its schemas (design §5). Its name is its key in logs and in the contract's
 * table.
 */
export function defineEndpoint<
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
  const Name extends string = string,
>(endpoint: Endpoint<Query, Body, Reply, Name>): Endpoint<Query, Body, Reply, Name> {
  return endpoint;
}

/** What a caller passes: the query's and the body's fields in one object. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body>
    ? (Query extends z.ZodUndefined ? unknown : z.input<Query>) &
        (Body extends z.ZodUndefined ? unknown : z.input<Body>)
    : never;

/** What a caller gets: the reply as it was parsed, with defaults filled in. */
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;
/** What the API writes: defaults and coercions are applied by the reader. */
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Reply> ? z.input<Reply> : never;
/** What a handler gets of the query, parsed. */
export type QueryOf<E> = E extends Endpoint<infer Query> ? z.output<Query> : never;
/** What a handler gets of the body, parsed. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body> ? z.output<Body> : never;
