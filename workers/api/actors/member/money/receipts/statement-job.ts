import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { NEXT_STATEMENT, sendStatement } from "./statement.ts";

/** Mails the statement of a month to who wants one. */
export const statementJob: Job<MemberEngine> = {
  next: NEXT_STATEMENT,
  async run(engine) {
    if (engine.account()) engine.act(sendStatement);
  },
};
