import { data } from "react-router";
import { statusOf } from "../../api/problem.server.ts";
import type { Problem } from "../../contract/problems.ts";

/** What the error page is told: the problem's code, whose text it shows. */
export interface Failure {
  problem: Problem["error"];
  values: Record<string, unknown>;
}

/** To be thrown: the error page with the problem's status and words. */
export function failure({ error, ...values }: Problem) {
  // Left out, React Router says "Internal Server Error" of any status, where a client navigation is answered.
  return data<Failure>({ problem: error, values }, { status: statusOf({ error }), statusText: "" });
}

/** Is it such an error page, of this problem? */
export function isFailure(thrown: unknown, error: Problem["error"]): thrown is { data: Failure } {
  const { data: page } = (thrown ?? {}) as { data?: Partial<Failure> };
  return page?.problem === error;
}
