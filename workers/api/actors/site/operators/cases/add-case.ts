import { isForgotten } from "../../erased/forgotten-members.ts";
import type { LinkMaker } from "./appeal-links.ts";
import { addCase, type NewCase } from "./cases.ts";
import { eraseReported, eraseReporter } from "./erase-cases.ts";
import { dropItem } from "../queue/queue.ts";

/**
 * Adds a case to its queue. Who was erased while it was on its way is not in it: as if the erasure had come later (decision 0170).
 * In the running transaction.
 */
export function addCaseOf(sql: SqlStorage, one: NewCase, { secret }: LinkMaker): void {
  addCase(sql, one);
  const { number, reported, reporter } = one;
  if (isForgotten(sql, secret, reporter)) eraseReporter(sql, number);
  if (!isForgotten(sql, secret, reported)) return;
  dropItem(sql, { queue: "reports", ref: number, member: reported ?? "" });
  eraseReported(sql, number);
}
