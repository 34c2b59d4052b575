import { redirect } from "react-router";
import { claimItem } from "../../contract/operator-queues.ts";
import { type QueueName, queueNames } from "../../contract/queue-names.ts";
import { STAFF_PATH } from "../../domain/auth/sign-in-path.ts";
import { apiOf, type Context, flash, textsOf } from "../../request/context.server.ts";

interface Wish {
  /** What is left to others. */
  after?: number | undefined;
  /** What was decided a moment ago: the next page offers to take it back. */
  decided?: number;
}

/** Leads to what the operator works on next in this queue, or to their first page when nothing waits. */
export async function toNextItem(context: Context, queue: QueueName, { after, decided }: Wish = {}): Promise<Response> {
  const { number } = await apiOf(context).callOrThrow(claimItem, { queue, ...(after && { after }) });
  const query = decided ? `?decided=${queue}-${decided}` : "";
  if (number !== null) return redirect(`${STAFF_PATH}/${queue}/${number}${query}`, 303);
  if (!decided) flash(context, { tone: "info", text: textsOf(context)("operators:nothing_waits") });
  return redirect(STAFF_PATH + query, 303);
}

/** What was decided a moment ago, if the address names it. */
export function decidedIn({ searchParams }: URL): { queue: QueueName; number: number } | undefined {
  const [, name = "", digits] = /^([a-z-]+)-(\d{1,15})$/.exec(searchParams.get("decided") ?? "") ?? [];
  const queue = queueNamed(name);
  return queue && { queue, number: Number(digits) };
}

/** A queue of the contract by its name in an address. */
export function queueNamed(name: string): QueueName | undefined {
  return queueNames.find((queue) => queue === name);
}
