import { clock } from "../../../clock.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { MemberState } from "../engine/state.ts";
import { placePhotos } from "../photos/photo-job.ts";
import { isSuspended } from "./hidden.ts";
import { mustBeSuspended, NEXT_STANDING } from "./sanctions.ts";
import { dropSuspendedSessions, keepSuspendedSessions } from "./suspended-sessions.ts";
import { hideMember, showMember } from "./visibility.ts";

/** A suspension ends by the clock, or a crash came between a decision and what follows of it. */
export const standingJob: Job<MemberEngine> = {
  next: NEXT_STANDING,
  async run(engine) {
    const { due } = engine.sql.exec<{ due: number | null }>(`SELECT (${NEXT_STANDING}) AS due`, clock.now()).one();
    if (due !== null && due <= clock.now()) await followStanding(engine);
  },
};

/**
 * Hides the member or shows them again, as what was decided says by now. When this answers nothing of a suspended member is on
 * its way to anybody any more.
 */
export async function followStanding(engine: MemberEngine): Promise<void> {
  if (!engine.act(changeVisibility)) return;
  await Promise.all([engine.settled(), placePhotos(engine)]);
}

/** In the running transaction; says whether anything changed. */
export function changeVisibility(state: MemberState): boolean {
  const { sql } = state;
  const suspended = mustBeSuspended(sql);
  if (suspended === isSuspended(sql)) return false;
  sql.exec("UPDATE account SET suspended = ?", Number(suspended));
  if (suspended) {
    keepSuspendedSessions(sql);
    hideMember(state);
  } else {
    dropSuspendedSessions(sql);
    showMember(state);
  }
  return true;
}
