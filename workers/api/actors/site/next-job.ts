import { nextDelivery } from "../outbox.ts";
import { nextForgottenEnd } from "./erased/forgotten-members.ts";
import { nextEvidenceEnd } from "./operators/cases/evidence-end.ts";
import { nextEvidence } from "./operators/cases/loose-evidence.ts";
import { nextReconciliation } from "./payments/reconciliations.ts";

const JOBS = [nextDelivery, nextEvidence, nextEvidenceEnd, nextForgottenEnd, nextReconciliation];

/** When the site has something to do next, in milliseconds; `Infinity`: nothing waits. */
export function nextJob(sql: SqlStorage): number {
  return Math.min(...JOBS.map((next) => next(sql) ?? Infinity));
}
