import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { endGone, NEXT_GONE } from "./gone-messages.ts";

/** What is kept of a conversation that is gone goes thirty days later. */
export const goneMessagesJob: Job<MemberEngine> = {
  next: NEXT_GONE,
  async run(engine) {
    engine.act(({ sql }) => endGone(sql));
  },
};
