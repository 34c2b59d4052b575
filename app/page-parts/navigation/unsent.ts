import { isRouteErrorResponse } from "react-router";
import type { Problem } from "../../contract/problems.ts";
import type { Failure } from "../../request/pages/failure.server.ts";
import { isConnectionFailure } from "./connection-failure.ts";

/** The answer to a form whose action failed: it stays on its page, and says so in its place (decision 0156). */
export interface Unsent {
  unsent: Problem | "connection" | "server";
}

/** No success, so the page is not loaded anew. */
export const UNSENT_STATUS = 503;

/** Why an action gave no answer. */
export function reasonOf(error: unknown): Unsent["unsent"] {
  if (!isRouteErrorResponse(error)) return isConnectionFailure(error) ? "connection" : "server";
  const facts: unknown = error.data;
  if (typeof facts !== "object" || facts === null || !("problem" in facts)) return "server";
  const { problem, values } = facts as Failure;
  return { error: problem, ...values };
}

export function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === "object" && answer !== null && "unsent" in answer;
}
