import { clock } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** The deletion that runs. `waiting`: it can be taken back until `erase_at`; the other steps are the erasure's own. */
export type Closing = {
  at: number;
  erase_at: number;
  reason: string;
  comment: string;
  step: "waiting" | "leaving" | "forgetting" | "farewell";
};

export function closingOf(sql: SqlStorage): Closing | undefined {
  return first(sql.exec<Closing>("SELECT * FROM closing"));
}

/** Is the account being deleted? Then nobody sees the member, and what comes in waits. */
export function isClosing(sql: SqlStorage): boolean {
  return closingOf(sql) !== undefined;
}

/** As `isOver`, as SQL about `closing`; `?1` is now. */
export const IS_OVER = "step <> 'waiting' OR erase_at <= ?1";

/** The days of grace are over: nobody lives here any more, even while the erasure is still under way. */
export function isOver(closing: Closing | undefined): boolean {
  return closing !== undefined && (closing.step !== "waiting" || closing.erase_at <= clock.now());
}
