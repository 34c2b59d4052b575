import { utcDay, DAY_MS } from "./locale/day.ts";

/** How long a one-time code is good, in milliseconds, and how many wrong ones a member may type within a day. Decision 0229. */
export const CODE_LIFETIME = 10 * 60_000;
export const MOST_WRONG_CODES = 5;

/** Codes that are sent within a day: to one member, and to one telephone. */
export const MOST_CODES = 5;

/** Debits that may be under way at a time, and what may be collected within thirty days, in cents. Decision 0230. */
const MOST_OPEN = 2;
const MOST_AMOUNT = 20_000;
export const DEBIT_MONTH = 30 * DAY_MS;

/** What is being collected (`open`: how many), and all that was or is within thirty days (`amount`, cents). */
export interface Collected {
  open: number;
  amount: number;
}

/** Which limit so much more reaches: how many are under way, or how much within thirty days; undefined: none. Spec §8: limit reached. */
export function debitLimit({ open, amount }: Collected, more: number): "open" | "amount" | undefined {
  if (open >= MOST_OPEN) return "open";
  return amount + more > MOST_AMOUNT ? "amount" : undefined;
}

/** Where the banks of SEPA keep their days. */
export const BANK_ZONE = "Europe/Brussels";

/** Banks settle nothing on these days (TARGET); Easter moves and is left to "on or after". */
const HOLIDAYS = ["01-01", "05-01", "12-25", "12-26"];

/** Announced so many days of banks before. */
const NOTICE = 2;

/** On or after which day (`YYYY-MM-DD`) a debit is collected that is ordered on `today` (`YYYY-MM-DD`). */
export function collectionDay(today: string): string {
  let day = today;
  for (let left = NOTICE; left > 0; left -= 1) day = nextBankDay(day);
  return day;
}

/** The bank day that follows a day (`YYYY-MM-DD`): a file that a bank gets today is collected then at the earliest. */
export function nextBankDay(today: string): string {
  let day = today;
  do day = utcDay(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  while (!isBankDay(day));
  return day;
}

function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(day.slice(5));
}
