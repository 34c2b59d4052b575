/** What an operator decides on something in a queue, and can take back while it has not left. */
export const decisionActions = [
  "approved",
  "refused",
  "answered",
  "not_answered",
  "nothing",
  "dealt_with",
  "warned",
  "held",
  "suspended",
  "banned",
  "uphold",
  "reverse_nothing",
  "reverse_warn",
  "reverse_hold",
  "reverse_suspend",
  "reverse_ban",
] as const;

export type DecisionAction = (typeof decisionActions)[number];

/** All that the record tells. `lifted` and `reverse` stand in rows of earlier builds, which did not say what was lifted and what is decided instead. */
export const auditActions = [
  ...decisionActions,
  "looked",
  "read",
  "undone",
  "put_back",
  "attached",
  "detached",
  "searched",
  "opened",
  "continued",
  "lifted",
  "lifted_warn",
  "lifted_hold",
  "lifted_suspend",
  "lifted_ban",
  "reverse",
  "corrected",
  "erased",
  "erased_at_once",
  "fictional_made",
  "fictional_changed",
  "fictional_retired",
  "fictional_photo",
  "fictional_photos_moved",
  "fictional_photo_deleted",
  "refund_proposed",
  "refund_declined",
  "refunded",
  "discount_made",
  "discount_stopped",
  "prices_planned",
  "prices_withdrawn",
  "settings_changed",
  "page_published",
  "page_withdrawn",
  "payments_listed",
  "payment_looked",
  "dispute_handled",
  "proposals_listed",
  "debit_file_made",
  "debit_file_downloaded",
  "debits_collected",
  "debit_returned",
  "signed_in",
  "signed_in_passkey",
  "passkey_added",
  "passkey_removed",
  "operator_added",
  "operator_changed",
  "operator_removed",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** By what operators search for members: the reason of `searched`. */
export const memberSearches = ["id", "email", "name", "case"] as const;

export type MemberSearch = (typeof memberSearches)[number];
