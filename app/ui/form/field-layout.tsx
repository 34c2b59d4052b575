import type { ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { FieldError } from "./field-error.tsx";
import * as styles from "./field.css.ts";

interface FieldLayoutProps {
  id: string;
  ids: { hint: string; error: string };
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Label above, control, hint and error below: the same around every control that is typed into. */
export function FieldLayout({ id, ids, label, hideLabel, hint, error, children }: FieldLayoutProps) {
  return (
    <div className={styles.layout}>
      <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
