import { randomness } from "../../../../randomness.ts";

/** One row stands for so many looks: to look is hardly a change, and one look in so many writes it. */
export const LOOKUPS_A_ROW = 10;

/** Looks that outlive the object's sleep. */
export interface LookupLog {
  /** Milliseconds since 1970 of the rows after `from`, oldest first. */
  since(from: number): number[];
  /** A look at `at`; rows up to `forgotten` go. */
  note(at: number, forgotten: number): void;
}

/** In the member's own database. By chance and not by number, so that nobody can look nine times, pause, and begin anew. */
export function lookupLogIn(sql: SqlStorage): LookupLog {
  return {
    since: (from) =>
      sql
        .exec<{ at: number }>("SELECT at FROM profile_lookups WHERE at > ? ORDER BY at", from)
        .toArray()
        .map(({ at }) => at),
    note(at, forgotten) {
      if (randomness.below(LOOKUPS_A_ROW) > 0) return;
      sql.exec("DELETE FROM profile_lookups WHERE at <= ? OR at > ?", forgotten, at);
      sql.exec("INSERT INTO profile_lookups (at) VALUES (?)", at);
    },
  };
}
