import { clock } from "../../../clock.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { COPIES_WITHIN, FLAGS_WITHIN } from "./spam-flags.ts";

/** What makes nobody's conversations be looked at any more goes. */
export const spamFlagsJob: Job<MemberEngine> = {
  next: `SELECT min(due) FROM (SELECT min(at) + ${FLAGS_WITHIN} AS due FROM spam_flags
    UNION ALL SELECT min(at) + ${COPIES_WITHIN} FROM first_texts)`,
  async run({ sql }) {
    sql.exec("DELETE FROM spam_flags WHERE at <= ?", clock.now() - FLAGS_WITHIN);
    sql.exec("DELETE FROM first_texts WHERE at <= ?", clock.now() - COPIES_WITHIN);
  },
};
