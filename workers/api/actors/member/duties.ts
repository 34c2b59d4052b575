import { addressDuty } from "./kept-addresses.ts";
import { closingDuty } from "./closing-duty.ts";
import type { Duty } from "./duty.ts";
import { noticeDuty } from "./notice-duty.ts";
import { paymentDuty } from "./payment-duty.ts";
import { photoDuty } from "./photo-duty.ts";
import { plannedMessageDuty } from "./planned-message.ts";

/** What a member's alarm sees to, in this order; the end of an account comes last. */
export const duties: readonly Duty[] = [
  paymentDuty,
  plannedMessageDuty,
  noticeDuty,
  addressDuty,
  photoDuty,
  closingDuty,
];
