import { directDebitStatus } from "./money/direct-debit-problems.ts";

/**
 * Every refusal the API gives, with its one HTTP status. The body is `{ "error": code, …values }`; the texts are
 * `problems.<code>` in `locales/`. Values that a text needs are named behind the code.
 */
export const problemStatus = {
  /** No or an unknown session. On any call but user.php it ends the visitor's session (spec §8). */
  /** { because }: a SignInProblem, to who held a session that ended for it (decision 0173). */
  authentication_required: 403,
  /** E-mail and password do not belong together; never says which. */
  login_failed: 401,
  /** { minutes } until the account accepts a sign-in again (spec §8). */
  too_many_attempts: 429,
  /**
   * { until } which nobody signs in to this account (null: until it is lifted); only to whoever proved to be the member. Decision
   * 0173.
   */
  account_suspended: 403,
  /** As `account_suspended`, for ever. */
  account_banned: 403,
  /** { seconds } until this address may try again. */
  rate_limited: 429,
  /**
   * { seconds } until another try may help: so many passwords wait to be checked that this one was not looked at. Nothing
   * was done, and no attempt was counted.
   */
  too_busy: 429,
  /** { fields: { name: code } } with codes of `fieldProblems`. */
  invalid_input: 422,
  email_taken: 409,
  /** The address belongs to an account that is being deleted; a mail with the way back is sent (spec §8). */
  account_deleted: 409,
  /** Three reset mails went to this address today (spec §8). */
  too_many_reset_mails: 429,
  /** What the device said about its new passkey does not hold. */
  passkey_refused: 422,
  /** The site takes no sign-ups from this visitor (spec §5, signups). */
  signups_closed: 403,
  /** An activation, reset or undo link that is used, old or forged. */
  link_invalid: 410,
  /** The six digits that an operator got by mail are others; or they are used, too old, or were tried too often. */
  code_wrong: 401,
  code_expired: 410,
  /**
   * { by?, name?, again? } Nobody works on this item of a queue but whoever claimed it last, for five minutes. `by`: it was decided by the caller
   * (`you`), or somebody else, whose name follows, decided or works on it (`other`), or what it was about is gone (`nobody`; `again`: its
   * member has something else in that queue now).
   */
  not_claimed: 409,
  /** An operator looks at a member without having said why, or said it more than a quarter of an hour ago. */
  reason_required: 409,
  /** What an operator decides about is no more as they saw it: it ended, was lifted, or something newer was decided. */
  decision_changed: 409,
  /** A decision has left already. */
  too_late: 409,
  not_found: 404,
  /** One of the two blocked the other, or the other is gone. */
  blocked: 403,
  /** { limit } conversations a free member may start (spec §6). */
  conversation_limit: 403,
  /** { limit, until } conversations that a member may begin within 24 hours, by the age of the account, and when (ISO 8601) the next (decision 0202). */
  new_conversations_limit: 403,
  /** { limit, until } likes of the swipe game that a free member has a day, and when (ISO 8601) the next day begins (spec §6). */
  daily_likes_used: 403,
  /** So many of the member's messages wait for somebody to look at them that no more may. */
  messages_waiting: 403,
  /**
   * { limit } reports of this member about the other wait to be decided (what names another message is taken), or complaints of visitors
   * about this profile.
   */
  reports_waiting: 403,
  /** { limit } members that nobody may hide more than. */
  hidden_limit: 403,
  /** The same key came with other content. */
  key_reused: 409,
  /** { credits, cost } (spec §8: 'Je hebt onvoldoende credits om dit bericht te versturen'). */
  not_enough_credits: 402,
  /** { cost } in credits, which is more than the button said (`shown_cost`; decision 0254). */
  cost_changed: 409,
  /** { length } characters at most (setting message_length). */
  message_too_long: 422,
  /** Liking or writing to oneself. */
  yourself: 422,
  /** { limit } photos that the member may have (spec §5, §6). */
  photo_limit: 403,
  /** { limit } searches that a member may save. */
  saved_search_limit: 403,
  /** More bytes than an upload may have. */
  photo_too_large: 413,
  /** More than 12 megapixels, of 1,024 × 1,024 pixels each. */
  photo_too_many_pixels: 422,
  /** { least } pixels its shorter side must have. */
  photo_too_small: 422,
  /** As iPhones store photos; no decoder of ours reads it (decision 0168). */
  photo_heic: 422,
  /** Neither JPEG nor PNG nor WebP, or broken. */
  photo_unreadable: 422,
  /** A file without a byte. */
  photo_empty: 422,
  /** A form in which no file was chosen. */
  photo_missing: 422,
  payment_method_unavailable: 422,
  /** { limit } payments that are neither paid nor ended; one of them has to be first. */
  too_many_open_payments: 409,
  /** { price } which it costs now, an amount of money: the page that was ordered on said another (decision 0231). */
  price_changed: 409,
  /** Of discount codes (spec §5): 'Code niet gevonden', and 'Code reeds gebruikt' by this member, or as often as it may be. */
  discount_not_found: 404,
  discount_used: 409,
  /** Its time is over, or it was stopped. */
  discount_expired: 410,
  /** { payment_id?, payment_method?, credits?, amount? } of the payment with this code that is pending; a code that may be used once is in one order at a time. */
  discount_open: 409,
  /** { minimum } which an order has to cost, an amount of money. */
  discount_minimum: 422,
  /** The code is for another country, or its currency. */
  discount_country: 403,
  /** The code is for somebody else. */
  discount_user: 403,
  /** The code is for other ways of paying. */
  discount_method: 422,
  /** The code is for a first purchase, and this member has paid before. */
  discount_first_purchase: 403,
  /** An operator makes a code that exists already. */
  discount_code_taken: 409,
  ...directDebitStatus,
  /** { limit, left, until, time_zone } of the member's own limit a month: amounts of money, when (ISO 8601) the next month begins, and where (IANA). */
  spending_limit: 403,
  /** What a withdrawal gives back is no more what the page showed. */
  quote_changed: 409,
  /** It is too late to withdraw from this purchase, or it was withdrawn from, given back or taken back already. */
  withdrawal_over: 410,
  /** Nothing of this payment can go back any more. */
  nothing_to_refund: 409,
  /** The same operator proposed this refund. */
  second_operator: 403,
  /** The payment provider did not answer as agreed; nothing was charged. */
  provider_failed: 502,
  /** { request_id } */
  server_error: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Only pages of the site's staff get these, and have their words; no member's browser loads them. */
export type StaffProblem =
  | "code_wrong"
  | "code_expired"
  | "decision_changed"
  | "discount_code_taken"
  | "not_claimed"
  | "nothing_to_refund"
  | "reason_required"
  | "second_operator"
  | "too_late";

/** Only the pages on which members are reported get it, and have their words. */
export type ReportProblem = "reports_waiting";

/** Only where members are hidden, which has its words. */
export type HiddenProblem = "hidden_limit";

/** Only the swipe game gets it, and has its words. */
export type GameProblem = "daily_likes_used";

/** Only whoever signs in gets these; pages have their words where that is done. */
export const signInProblems = ["account_suspended", "account_banned"] as const;

export type SignInProblem = (typeof signInProblems)[number];

/** Refusals that any call may give and no endpoint repeats. */
export const everyCall = [
  "invalid_input",
  "rate_limited",
  "server_error",
  "too_busy",
] as const satisfies readonly ProblemCode[];

/**
 * Made by the web Worker, never by the API: that did not answer, or not with the contract's JSON; the page belongs to a
 * member who is no longer the one signed in with this browser; what was sent is no form of ours; or what was typed could
 * not be stored.
 */
export const ownProblemStatus = {
  api_unreachable: 502,
  api_timeout: 504,
  api_malformed: 502,
  other_member: 409,
  draft_not_saved: 503,
  form_too_large: 413,
  /** A field twice, a file, too many fields, or no form at all. */
  form_unreadable: 422,
} as const;

/** A refusal as it travels: its code, and the values that its text needs. */
export interface Problem {
  error: ProblemCode | keyof typeof ownProblemStatus;
  [value: string]: unknown;
}
