import type { Duty } from "./duty.ts";

/** Mails what the member wants to hear of. */
export const noticeDuty: Duty = {
  next: () => undefined,
  run: async () => undefined,
};
