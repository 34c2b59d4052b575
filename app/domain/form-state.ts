/** What a form shows again after a refusal: what was typed, and translated texts beside their fields (design §4). */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Names of those whose errors do not say which field is meant, for a summary of the errors. */
  names?: Record<string, string>;
  formError?: string;
  /** Beside passwords that were right as far as is known, but are never sent back: they have to be typed once more. */
  again?: Record<string, string>;
}
