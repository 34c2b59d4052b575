import type { CallAddress } from "../../contract/browser-calls.ts";
import type { Endpoint, InputOf, ReplyOf } from "../../contract/endpoint.ts";
import type { Problem } from "../../contract/problems.ts";
import { endsSession } from "../../contract/account/session-end.ts";
import { PAGE_MEMBER_HEADER } from "../../domain/auth/page-member.ts";
import { backoff } from "../backoff.ts";
import { pageMember } from "./page-member.ts";
import { reportSignedOut } from "./signed-out.ts";

/** `retryable`: nothing was decided (no connection, a busy or broken server), so the same call may be made again. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem; retryable: boolean };

const DEADLINE = 20_000;
/** Spec §7: requests retry 5 times. */
const MAX_RETRIES = 5;

/**
 * A call that the page itself makes, through the web Worker (design §4.7). One that only reads is tried again, up to five times
 * with growing pauses, while nothing was decided; one that came too often (429) is not. The Worker passes on what the contract allows, so the reply is not checked
 * again here: zod would cost more bytes than the whole live client.
 */
export async function callApi<E extends Endpoint>(
  address: CallAddress,
  input: InputOf<E>,
  retries = address.method === "GET" ? MAX_RETRIES : 0,
): Promise<Answer<ReplyOf<E>>> {
  for (let retry = 0; ; retry++) {
    const answer = await callOnce<E>(address, input);
    if (answer.ok || !answer.retryable || retry === retries || answer.problem.error === "rate_limited") return answer;
    // A quarter of the outbox's: somebody waits for this.
    await new Promise((resolve) => setTimeout(resolve, backoff(retry, Math.random) / 4));
  }
}

async function callOnce<E extends Endpoint>(
  { method, path, fixed }: CallAddress,
  input: InputOf<E>,
): Promise<Answer<ReplyOf<E>>> {
  const isGet = method === "GET";
  const query = new URLSearchParams(isGet ? { ...fixed, ...(input as object) } : fixed).toString();
  try {
    const response = await fetch(query ? `${path}?${query}` : path, {
      method,
      headers: headersOf(isGet),
      body: isGet ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(DEADLINE),
    });
    const reply: unknown = await response.json();
    if (response.ok) return { ok: true, value: reply as ReplyOf<E> };
    const problem = problemIn(reply);
    // For this page both are the same: its member is no longer signed in here.
    if (endsSession(problem, { path }) || problem.error === "other_member") reportSignedOut();
    return { ok: false, problem, retryable: isTemporary(response.status) };
  } catch {
    // No connection, a timeout, or no JSON (a hotel network answers with its own sign-in page).
    return { ok: false, problem: { error: "api_unreachable" }, retryable: true };
  }
}

function headersOf(isGet: boolean): Record<string, string> {
  const member = pageMember();
  return {
    Accept: "application/json",
    ...(isGet ? {} : { "Content-Type": "application/json" }),
    ...(member && { [PAGE_MEMBER_HEADER]: member }),
  };
}

function isTemporary(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

function problemIn(reply: unknown): Problem {
  const found = reply !== null && typeof reply === "object" && "error" in reply;
  return found ? (reply as Problem) : { error: "api_malformed" };
}
