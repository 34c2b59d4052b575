/** What is wrong with a field, or with a form as a whole, in words. */
export interface FormError {
  text: string;
  /** What the summary says of it: the text alone, or the field's label before it. Without, it is not in the summary. */
  summary?: "text" | "label";
}

/** What a field accepts, as attributes of its control. */
export interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  /** A regular expression, as HTML has it. */
  pattern?: string;
}

/** By the fields' names: what a page's loader tells a form about its fields (request/forms/constraints.server.ts). */
export type Constraints = Record<string, Constraint>;
