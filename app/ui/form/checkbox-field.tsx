import { useContext, type ReactNode } from "react";
import * as styles from "./choice.css.ts";
import { FieldError } from "./field-error.tsx";
import { hint as hintStyle } from "./field.css.ts";
import { FormContext, useField } from "./form-fields.ts";

interface CheckboxFieldProps {
  name: string;
  /** Where it says more than its label in the summary: a sentence with links. */
  label?: ReactNode;
  hint?: ReactNode;
  defaultChecked?: boolean;
  /** What is sent when it is ticked; `on` unless told. */
  value?: string;
}

/** A box to tick. After a refusal it stands as it was sent: an unticked box sends nothing at all. */
export function CheckboxField({ name, label, hint, defaultChecked, value = "on" }: CheckboxFieldProps) {
  const { reply, defaultValue } = useContext(FormContext).source;
  const { control, label: own, descriptionId, errorId, error, value: kept } = useField({ name, hint });
  const checked = (reply ?? defaultValue) ? kept === value : defaultChecked;
  return (
    <div>
      <label className={styles.line}>
        <input {...control} type="checkbox" value={value} defaultChecked={checked} className={styles.checkbox} />
        <span>
          {label ?? own}
          {hint && (
            <small id={descriptionId} className={hintStyle}>
              {hint}
            </small>
          )}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
