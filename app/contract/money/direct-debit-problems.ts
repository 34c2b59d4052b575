/** Refusals of direct debit, as `problemStatus` has them. Only its page, and paying by it, get these, and have their words. */
export const directDebitStatus = {
  /** { because, country?, length?, fields? } What the IBAN is not: of a country of SEPA, as long as those of its country, or free of slips; with `fields` of what else is wrong. */
  iban_refused: 422,
  /** The one-time code of a mandate is another ('Code ongeldig', spec §5), or too old. */
  otp_wrong: 422,
  otp_expired: 410,
  /** { until } which the member may not pay by direct debit (ISO 8601): too many wrong codes, or a debit that the bank took back. */
  direct_debit_blocked: 403,
  /** { limit } codes that a member is sent within a day. */
  direct_debit_codes: 429,
  /** So much is being collected from the member, or was in the last thirty days, that no more may be (spec §8, limit reached). */
  direct_debit_limit: 403,
  /** The site collects nothing by direct debit from members of this country. */
  direct_debit_unavailable: 403,
} as const;

export type DirectDebitProblem = keyof typeof directDebitStatus;
