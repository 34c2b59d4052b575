import { addressDuty } from "../auth/reserved-emails.ts";
import { closingDuty } from "../deletion/closing-job.ts";
import type { Duty } from "./job.ts";
import { noticeDuty } from "../notifications/notification-job.ts";
import { paymentDuty } from "../money/payment-job.ts";
import { photoDuty } from "../people/photo-job.ts";
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
