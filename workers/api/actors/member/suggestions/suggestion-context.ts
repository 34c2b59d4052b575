import { accountOf, detailsOf } from "../account/account.ts";
import { searchContext, type SearchContext } from "../people/searches/search-context.ts";
import { membersDay } from "./members-day.ts";
import { skippedIds } from "./swipes.ts";

/** What the site has to know of a member to suggest somebody to them. */
export interface SuggestionContext extends SearchContext {
  /** What they are here for. */
  reason?: string | null | undefined;
  /** With whom they write, or wrote; and whom they skipped in the game. */
  written: string[];
  skipped: string[];
  /** The member's day, `YYYY-MM-DD`, when it began, and when the next one begins (ms). */
  day: string;
  start: number;
  next: number;
}

export function suggestionContext(sql: SqlStorage): SuggestionContext {
  const account = accountOf(sql);
  const written = sql.exec<{ other: string }>("SELECT other FROM conversations").toArray();
  return {
    ...searchContext(sql),
    ...membersDay(account),
    reason: detailsOf(account).reason,
    written: written.map(({ other }) => other),
    skipped: skippedIds(sql),
  };
}
