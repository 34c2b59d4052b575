import { reservedEmailJob } from "../auth/reserved-emails.ts";
import { closingJob } from "../deletion/closing-job.ts";
import type { Job } from "./job.ts";
import { notificationJob } from "../notifications/notification-job.ts";
import { paymentJob } from "../money/payment-job.ts";
import { photoJob } from "../people/photo-job.ts";
import { plannedMessageDuty } from "../conversations/planned-message.ts";

/** What a member's alarm sees to, in this order; the end of an account comes last. */
export const jobs: readonly Job[] = [
  paymentJob,
  plannedMessageDuty,
  notificationJob,
  reservedEmailJob,
  photoJob,
  closingJob,
];
