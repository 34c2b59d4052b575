import { clockTime, dayName, type TimeLocale } from "./list/chat-time.ts";

/** A moment to come, as the text `safety:again` says it. `until` and `now` are instants. */
export function againFrom(until: string, { now, ...timeLocale }: TimeLocale & { now: string }) {
  return { day: dayName(until, now, timeLocale), time: clockTime(until, timeLocale) };
}
