import { clock } from "../../../../clock.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { eraseRequests, NEXT_REQUEST_END } from "./mandate-request.ts";

/** What was typed for a mandate that nobody confirmed goes after an hour. */
export const mandateJob: Job<MemberEngine> = {
  next: NEXT_REQUEST_END,
  async run(engine) {
    engine.act(({ sql }) => eraseRequests(sql, clock.now()));
  },
};
