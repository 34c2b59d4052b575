import { type Basics, basicsText } from "../../../../../app/contract/operators/operator-corrections.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { accountOf } from "../account/account.ts";
import { deletionOf } from "../deletion/deletion-row.ts";
import type { MemberState } from "../engine/state.ts";
import { type Act, recordAct } from "../fictional/registry.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { changeAppearance } from "../people/cards/appearance.ts";

/** As an operator wants it. */
export interface Correction {
  basics: Basics;
  /** What they were shown (`basicsText`). */
  seen: string;
  act: Act;
}

/**
 * Corrects gender and date of birth in one transaction: the row, what the directory lists, what others keep, the audit log and the
 * mail. What is so already changes nothing and is told nobody. Whom the member looks for is another wish, and stays.
 */
export function correctBasics(state: MemberState, { basics, seen, act }: Correction): Result {
  const { sql } = state;
  const before = accountOf(sql);
  if (before.fictional === 1) return refuse("not_found");
  const [was, is] = [basicsText(before), basicsText(basics)];
  if (was === is) return accept();
  if (deletionOf(sql)) return refuse("account_deleted");
  if (was !== seen) return refuse("decision_changed");
  changeAppearance(sql, () =>
    sql.exec("UPDATE account SET gender = ?, date_of_birth = ?", basics.gender, basics.date_of_birth),
  );
  // Among the words, which an erasure overwrites.
  recordAct(sql, { action: "corrected", operator: act.operator, why: `${was} → ${is}: ${act.why}` });
  mailCorrection(state, before, basics);
  return accept();
}

/** What is different now. */
function mailCorrection(state: MemberState, before: Basics, { gender, date_of_birth }: Basics): void {
  const { PUBLIC_ORIGIN: origin } = state.env;
  const contents = {
    ...(gender !== before.gender && { gender }),
    ...(date_of_birth !== before.date_of_birth && { date_of_birth }),
    link: `${origin}/profile`,
    objection: `${origin}/pages/service`,
  };
  enqueueMail(state, { kind: "corrected", contents });
}
