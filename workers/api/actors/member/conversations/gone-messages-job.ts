import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { endGone } from "./gone-messages.ts";

/** What is kept of a conversation that is gone goes thirty days later. */
export const goneMessagesJob: Job<MemberEngine> = {
  next: "SELECT min(due) FROM gone_messages",
  async run(engine) {
    engine.act(({ sql }) => endGone(sql));
  },
};
