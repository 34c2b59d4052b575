/** What a form shows again after a refusal: what was typed, and translated texts beside their fields (design §4). */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Names of those whose errors do not say which field is meant, for a summary of the errors. */
  names?: Record<string, string>;
  formError?: string;
  /** Texts beside passwords without an error: passwords are never sent back, so they have to be typed again. */
  retype?: Record<string, string>;
}
