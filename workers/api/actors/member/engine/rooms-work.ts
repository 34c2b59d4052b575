import type { ArrivalNote } from "../../arrived-events.ts";
import type { OutboxEvent } from "../../outbox.ts";
import type { Job } from "./job.ts";
import type { MemberState } from "./state.ts";

/** What the rooms have the engine do by itself. */
export interface RoomsWork<Engine> {
  /** What the alarm sees to, in this order. */
  jobs: readonly Job<Engine>[];
  /** Brings an event to a mail or push service; throws when it was not taken: then it comes again. */
  deliverExternally(engine: Engine, event: OutboxEvent): Promise<void>;
  /** What another actor answered to an event, if anything. Again changes nothing. */
  hearAnswer(state: MemberState, target: string, answer: unknown): void;
  /** Where the answer says that a message is delivered: what open pages hear at once, and what is to be written. */
  deliveredBy(
    sql: SqlStorage,
    event: Pick<OutboxEvent, "payload">,
    answer: unknown,
  ): { frames: MemberState["frames"]; note: ArrivalNote } | undefined;
}
