/** The fields that the draft keeps, by step. The password is in none of them: it is never kept. */
export const stepFields = [
  ["gender", "seeking"],
  ["date_of_birth", "country"],
  ["region", "city"],
  ["name", "email"],
  ["consent_terms", "consent_sensitive", "consent_news"],
] as const;

/** Of the page where somebody writes a first message to whom they came for. */
export const messageFields = ["signup_message"] as const;
