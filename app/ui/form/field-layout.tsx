import type { ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { FieldError } from "./field-error.tsx";
import * as styles from "./field.css.ts";
import type { Field } from "./form-fields.ts";

interface FieldLayoutProps {
  field: Field;
  /** Where the form has none for it. */
  label?: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label above, control, hint and error below: the same around every control that is typed into. */
export function FieldLayout({ field, label, hideLabel, hint, children }: FieldLayoutProps) {
  return (
    <div className={styles.layout}>
      <label htmlFor={field.control.id} className={hideLabel ? visuallyHidden : styles.label}>
        {field.label ?? label}
      </label>
      {children}
      {hint && (
        <p id={field.descriptionId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId} error={field.error} />
    </div>
  );
}
