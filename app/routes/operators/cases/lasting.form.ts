import { z } from "../../../contract/zod.ts";

/** How long a hold or suspension lasts, in days, or until it is lifted: nothing is chosen beforehand. */
export const lastingDays = z
  .string()
  .regex(/^(?:\d{1,3}|lifted)$/, "choose_one")
  .optional();

/** Beside what is to be said. */
export const endless = { path: ["days"], message: "choose_one" };

interface Lasting {
  days?: string | undefined;
}

/** Is it said how long `what` lasts, where it ends? */
export function hasEnd(what: string | undefined, { days }: Lasting): boolean {
  return (what !== "hold" && what !== "suspend") || days !== undefined;
}

/** In the API's words: without, until it is lifted. */
export function daysOf({ days }: Lasting): number | undefined {
  return days === undefined || days === "lifted" ? undefined : Number(days);
}
