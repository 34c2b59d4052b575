import { clock } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** The deletion that runs (table `closing`). `waiting`: it can be taken back until `erase_at`; the other steps are the erasure's own. */
export type Deletion = {
  at: number;
  erase_at: number;
  reason: string;
  comment: string;
  step: "waiting" | "leaving" | "forgetting" | "farewell";
};

/** The deletion that was begun; undefined while the account is not being deleted. */
export function deletionOf(sql: SqlStorage): Deletion | undefined {
  return first(sql.exec<Deletion>("SELECT * FROM closing"));
}

/** Is the account being deleted? Then nobody sees the member, and what comes in waits. */
export function isBeingDeleted(sql: SqlStorage): boolean {
  return deletionOf(sql) !== undefined;
}

/** As `isOver`, as SQL about `closing`; `?1` is now. */
export const IS_OVER = "step <> 'waiting' OR erase_at <= ?1";

/** The days of grace are over: nobody lives here any more, even while the erasure is still under way. */
export function isOver(deletion: Deletion | undefined): boolean {
  return deletion !== undefined && (deletion.step !== "waiting" || deletion.erase_at <= clock.now());
}
