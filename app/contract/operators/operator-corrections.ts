import { defineEndpoint } from "../endpoint.ts";
import { gender, id, type Gender } from "../scalars.ts";
import { z } from "../zod.ts";
import { operatorReason } from "./operator-reason.ts";

/** What others rely on, and only support corrects. */
export interface Basics {
  gender: Gender;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
}

/** Both in one text, as `female 1960-05-01`: what an operator was shown, and what the audit log says. */
export function basicsText({ gender: who, date_of_birth }: Basics): string {
  return `${who} ${date_of_birth}`;
}

/**
 * Corrects a member's gender or date of birth, as they asked; a mail tells them what is different. `seen`: what the operator was shown
 * (`basicsText`); `decision_changed` where it is something else by now. What is so already changes nothing, so a repeat is harmless.
 * A fictional profile is `not_found`, one's own account `yourself`, one that is being deleted `account_deleted`. Ours.
 */
export const correctMember = defineEndpoint({
  name: "correctMember",
  method: "PUT",
  path: "/api/operator-member.php",
  body: z.object({
    id,
    gender,
    date_of_birth: z.string().max(32),
    seen: z.string().regex(/^(fe)?male \d{4}-\d{2}-\d{2}$/),
    reason: operatorReason,
  }),
  reply: z.unknown(),
  problems: [
    "account_deleted",
    "authentication_required",
    "decision_changed",
    "not_found",
    "reason_required",
    "yourself",
  ],
});
