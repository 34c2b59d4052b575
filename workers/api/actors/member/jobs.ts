import { reservedEmailJob } from "./auth/credentials/reserved-emails.ts";
import { deletionJob } from "./deletion/deletion-job.ts";
import type { Job } from "./engine/job.ts";
import type { MemberEngine } from "./engine/member-engine.ts";
import { notificationJob } from "./notifications/notification-job.ts";
import { mandateJob } from "./money/direct-debit/mandate-job.ts";
import { paymentJob } from "./money/payments/payment-job.ts";
import { statementJob } from "./money/receipts/statement-job.ts";
import { refundJob } from "./money/refunds/refund-job.ts";
import { goneMessagesJob } from "./conversations/removed/gone-messages-job.ts";
import { removedMessagesJob } from "./conversations/removed/removed-messages.ts";
import { heldCreditsJob } from "./conversations/sending/held-messages.ts";
import { photoJob } from "./photos/photo-job.ts";
import { photoBytesJob } from "./photos/prepare-photo.ts";
import { standingJob } from "./standing/follow-standing.ts";
import { spamFlagsJob } from "./standing/spam-flags-job.ts";
import { plannedMessageJob } from "./conversations/undelivered/planned-message.ts";

/** What a member's alarm sees to, in this order; the end of an account comes last. */
export const jobs: readonly Job<MemberEngine>[] = [
  paymentJob,
  statementJob,
  mandateJob,
  refundJob,
  plannedMessageJob,
  heldCreditsJob,
  goneMessagesJob,
  removedMessagesJob,
  notificationJob,
  reservedEmailJob,
  standingJob,
  spamFlagsJob,
  photoJob,
  photoBytesJob,
  deletionJob,
];
