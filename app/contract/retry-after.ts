import type { Problem } from "./problems.ts";

/** How long a refusal asks to wait, in seconds: its `seconds` or its `minutes`. Most refusals say nothing of it. */
export function secondsToWait({ seconds, minutes }: Problem): number | undefined {
  const wait = Number(seconds ?? Number(minutes) * 60);
  return Number.isFinite(wait) ? wait : undefined;
}

/** `Retry-After` in seconds; undefined without one, and for a date, which the APIs that we call do not send. */
export function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
