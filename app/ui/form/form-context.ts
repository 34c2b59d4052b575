import { createContext, useContext } from "react";
import type { FormState } from "../../domain/form-state.ts";

/** What a field finds around it: the state to show again, and the form's own prefix for ids. */
export const FormContext = createContext<{ state?: FormState; prefix: string }>({ prefix: "f" });

/** The id of a field's control; the summary's links lead there. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`;
}

/** What one field has to show: ids, the value to start with, its error and the attributes that tie them together. */
export function useField({ name, value, hint }: { name: string; value?: string; hint?: unknown }) {
  const { state, prefix } = useContext(FormContext);
  const id = fieldId(prefix, name);
  const error = state?.errors[name] ?? state?.retype?.[name];
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(" ");
  return {
    id,
    ids,
    error,
    value: state?.values[name] ?? value,
    aria: { "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined },
  };
}
