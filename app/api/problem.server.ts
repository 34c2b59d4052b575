import type { Endpoint } from "../contract/endpoint.ts";
import { ownProblemStatus, problemStatus, type Problem, type ProblemCode } from "../contract/problems.ts";
import { retryAfter } from "../contract/retry-after.ts";

const statuses = { ...problemStatus, ...ownProblemStatus };

/** The HTTP status that a page shows for a problem. */
export function statusOf({ error }: Problem): number {
  return statuses[error];
}

/**
 * Reads a refusal of the contract, or makes sense of another API's: a sign-in that was refused is a failed sign-in,
 * and `authentication_required` counts wherever the answer says it. Nothing when the answer makes no sense.
 */
export function readProblem({ endpoint, status, headers, body }: Refusal): Problem | undefined {
  if (isObject(body) && isProblemCode(body.error)) return { ...body, error: body.error };
  if (endpoint.name === "login") return refusedLogin({ status, headers, body });
  if (!isObject(body) || status < 400 || status >= 500) return undefined;
  if (saysAuthenticationRequired(body) || status === 401) return { error: "authentication_required" };
  if (status === 429) return { error: "rate_limited", seconds: seconds(headers) };
  if (status === 404) return { error: "not_found" };
  return status === 422 || status === 400 ? { error: "invalid_input" } : undefined;
}

/** A PHP API may refuse in words of its own, in HTML, or with status 200. */
function refusedLogin({ status, headers, body }: Omit<Refusal, "endpoint">): Problem | undefined {
  if (status === 429) return { error: "too_many_attempts", minutes: Math.ceil(seconds(headers) / 60) };
  const refused =
    (status >= 400 && status < 500 && status !== 404) || (isObject(body) && typeof body.error === "string");
  return refused ? { error: "login_failed" } : undefined;
}

function seconds(headers: Headers): number {
  return retryAfter(headers) || 60;
}

interface Refusal {
  endpoint: Pick<Endpoint, "name">;
  status: number;
  headers: Headers;
  /** The parsed JSON. */
  body: unknown;
}

function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(problemStatus, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function saysAuthenticationRequired(body: Record<string, unknown>): boolean {
  return [body.error, body.code, body.message].includes("authentication_required");
}
