import { RpcTarget } from "cloudflare:workers";
import type { AuditRow, QueueState } from "../../../../../app/contract/operators.ts";
import { listAudit } from "./audit.ts";
import { queueState } from "./queue.ts";

/** Every queue that there is, in the order of the operators' first page. */
const queues = ["photos"] as const;

interface Surroundings {
  storage: DurableObjectStorage;
  /** Sets the alarm for what waits to leave. */
  schedule(): void;
}

/** What waits for operators, and the record of what they did. Decision 0169. */
export class QueueCalls extends RpcTarget {
  constructor(private readonly around: Surroundings) {
    super();
  }

  /** How much waits in each queue. */
  states(): QueueState[] {
    return queues.map((queue) => queueState(this.around.storage.sql, queue));
  }

  /** A page of the audit log, the latest first. */
  audit(before?: number): AuditRow[] {
    return listAudit(this.around.storage.sql, before === undefined ? {} : { before });
  }
}
