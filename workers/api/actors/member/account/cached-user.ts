import { utcDay } from "../../../../../app/domain/locale/day.ts";
import { clock } from "../../../clock.ts";
import { userOf } from "./account.ts";
import type { ReadCache } from "../engine/read-cache.ts";
import type { ReadState } from "../engine/state.ts";

/** user.php's answer as it was at `at` (milliseconds): every page asks for it. `text` is its JSON. */
export interface CachedUser {
  user: ReturnType<typeof userOf>;
  text: string;
  at: number;
}

/** The answer of `user.php`, as object and as JSON, from memory until the object writes (decision 0135). */
export function cachedUser(state: ReadState, cache: ReadCache): CachedUser {
  return cache.get("user", () => read(state), holds);
}

function read(state: ReadState): CachedUser {
  const user = userOf(state);
  return { user, text: JSON.stringify(user), at: clock.now() };
}

/** Photos' names change with the day, and a change of address that waits ends by itself; a new one would be a write. */
function holds({ user, at }: CachedUser): boolean {
  const now = clock.now();
  return now >= at && utcDay(now) === utcDay(at) && user.email_change === null;
}
