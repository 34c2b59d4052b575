import { accept, refuse, type Result } from "./result.ts";

/** How many a member may start who has bought nothing. Spec §6. */
export const FREE_CONVERSATIONS = 2;

const DAY = 24 * 60 * 60_000;

/** New conversations within 24 hours while the account is younger than so many days: swindlers write to many on the first. Decision 0202. */
const A_DAY = [
  { days: 1, limit: 5 },
  { days: 7, limit: 10 },
  { days: 30, limit: 20 },
] as const;
/** Of every older account. */
const MOST_A_DAY = 40;

/** What the pages say of it: on the first day, and once the account is old enough. */
export const newADay = { first: A_DAY[0].limit, most: MOST_A_DAY };

/** A member who would begin a conversation. Times are milliseconds. */
export interface Starter {
  paid_user: boolean;
  /** Conversations they opened, not those they answered. */
  started: number;
  /** When they opened those of the last 24 hours, in that order. */
  lately: readonly number[];
  signed_up: number;
  now: number;
}

/** How many more they may begin: of all that a free member has, or of those of a day; `until`: when they may again (milliseconds). */
export interface NewConversations {
  of: "free" | "day";
  left: number;
  limit: number;
  until?: number;
}

/** What limits them most. Spec §6, decision 0202. */
export function newConversations(member: Starter): NewConversations {
  const limit = limitOfDay(member.now - member.signed_up);
  const left = Math.max(0, limit - member.lately.length);
  const free = Math.max(0, FREE_CONVERSATIONS - member.started);
  if (!member.paid_user && free <= left) return { of: "free", left: free, limit: FREE_CONVERSATIONS };
  return { of: "day", left, limit, ...(left === 0 && { until: nextStart(member) }) };
}

/** May they write to somebody new? `instantOf`: how the moment is told when they may again. */
export function mayStart(member: Starter, instantOf: (at: number) => string): Result {
  const { of, left, limit, until } = newConversations(member);
  if (left > 0) return accept();
  if (of === "free") return refuse("conversation_limit", { limit });
  return refuse("new_conversations_limit", { limit, until: instantOf(until ?? member.now) });
}

function limitOfDay(age: number): number {
  return A_DAY.find(({ days }) => age < days * DAY)?.limit ?? MOST_A_DAY;
}

/** An earlier one is a day old, or the account is old enough for more: whatever comes first and is enough. */
function nextStart({ lately, signed_up, now }: Starter): number {
  const moments = [...lately.map((at) => at + DAY), ...A_DAY.map(({ days }) => signed_up + days * DAY)];
  const allows = (moment: number) =>
    moment > now && lately.filter((at) => at + DAY > moment).length < limitOfDay(moment - signed_up);
  return Math.min(...moments.filter(allows));
}
