import { redirect } from "react-router";
import { claimItem } from "../../../contract/operators/operator-queues.ts";
import { type QueueName, queueNames } from "../../../contract/operators/queue-names.ts";
import type { Problem } from "../../../contract/problems.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import type { Result } from "../../../domain/result.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { notClaimed } from "./claimed-item.server.ts";
import { keepDecided, keepTyped } from "./typed-decision.server.ts";

/** Leads to what the operator works on next in this queue, or to their first page when nothing waits. `after`: what is left to others. */
export async function toNextItem(context: Context, queue: QueueName, after?: number): Promise<Response> {
  const { number } = await apiOf(context).callOrThrow(claimItem, { queue, ...(after && { after }) });
  if (number !== null) return redirect(itemPath(queue, number), 303);
  flash(context, { tone: "info", text: textsOf(context)("operators:nothing_waits") });
  return redirect(STAFF_PATH, 303);
}

interface AfterDecision<Refusal> {
  context: Context;
  queue: QueueName;
  number: number;
  /** What was typed. */
  typed: FormData;
  decided: Result<unknown>;
  refuse(problem: Problem): Refusal;
}

/** After a decision, whose words are kept for who takes it back: the next item of the queue, or what waits where this one is not the operator's; any other problem is `refuse`'s. */
export async function afterDecision<Refusal>({
  context,
  queue,
  number,
  typed,
  decided,
  refuse,
}: AfterDecision<Refusal>): Promise<Response | Refusal> {
  if (decided.ok) {
    await keepDecided(context, itemPath(queue, number), typed);
    return toNextItem(context, queue);
  }
  const { error } = decided.problem;
  // They can come back to it: signed in again, or when a colleague leaves it.
  if (error === "not_claimed" || error === "authentication_required")
    await keepTyped(context, itemPath(queue, number), typed);
  return error === "not_claimed" ? notClaimed(context, decided.problem) : refuse(decided.problem);
}

/** The page of something in a queue. */
export function itemPath(queue: QueueName, number: number | string): string {
  return `${STAFF_PATH}/${queue}/${number}`;
}

/** A queue of the contract by its name in an address. */
export function queueNamed(name: string): QueueName | undefined {
  return queueNames.find((queue) => queue === name);
}
