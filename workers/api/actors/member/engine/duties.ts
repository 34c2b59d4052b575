import { addressDuty } from "../auth/kept-addresses.ts";
import { closingDuty } from "../deletion/closing-duty.ts";
import type { Duty } from "./duty.ts";
import { noticeDuty } from "../notifications/notice-duty.ts";
import { paymentDuty } from "../money/payment-duty.ts";
import { photoDuty } from "../people/photo-duty.ts";
import { plannedMessageDuty } from "../conversations/planned-message.ts";

/** What a member's alarm sees to, in this order; the end of an account comes last. */
export const duties: readonly Duty[] = [
  paymentDuty,
  plannedMessageDuty,
  noticeDuty,
  addressDuty,
  photoDuty,
  closingDuty,
];
