import { useContext, type ReactNode } from "react";
import * as styles from "./choice.css.ts";
import { FieldError } from "./field-error.tsx";
import { hint as hintStyle } from "./field.css.ts";
import { FormContext, useField } from "./form-context.ts";

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  defaultChecked?: boolean;
  /** What is sent when it is ticked; `on` unless told. */
  value?: string;
  required?: boolean;
}

/** A box to tick. After a refusal it stands as it was sent: an unticked box sends nothing at all. */
export function CheckboxField({ name, label, hint, defaultChecked, value = "on", required }: CheckboxFieldProps) {
  const { state } = useContext(FormContext);
  const { id, ids, error, aria } = useField({ name, hint });
  const checked = state ? state.values[name] === value : defaultChecked;
  return (
    <div>
      <label className={styles.line}>
        <input
          {...aria}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={checked}
          required={required}
          className={styles.checkbox}
        />
        <span>
          {label}
          {hint && (
            <small id={ids.hint} className={hintStyle}>
              {hint}
            </small>
          )}
        </span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
