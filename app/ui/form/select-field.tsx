import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { FieldLayout } from "./field-layout.tsx";
import * as styles from "./field.css.ts";
import { useField } from "./form-fields.ts";

interface SelectFieldProps {
  name: string;
  label?: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  options: { value: string; label: string }[];
  /** The first, empty choice: "Any region", "Choose a country". */
  placeholder?: string;
  defaultValue?: string;
  autoComplete?: string;
}

/** One of a list, in the browser's own list. */
export function SelectField({
  name,
  label,
  hideLabel,
  hint,
  options,
  placeholder,
  defaultValue,
  ...native
}: SelectFieldProps) {
  const field = useField({ name, value: defaultValue, hint });
  return (
    <FieldLayout {...{ field, label, hideLabel, hint }}>
      <span className={styles.control}>
        <select {...native} {...field.control} defaultValue={field.value} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // What it says is its value where it has none: a list of regions then weighs half as much.
            <option key={option.value} value={option.value === option.label ? undefined : option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldLayout>
  );
}
