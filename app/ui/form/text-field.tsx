import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { FieldLayout } from "./field-layout.tsx";
import * as styles from "./field.css.ts";
import { useField } from "./form-fields.ts";

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "list" | "name" | "defaultValue" | "value" | "className" | "id"
>;

interface TextFieldProps extends Native {
  name: string;
  label?: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  defaultValue?: string;
  /** More than one line: a box of this many lines, which grows with its text where the browser can. */
  lines?: number;
  /** Suggestions while typing; anything else may be typed too. */
  list?: string[];
  prefixIcon?: IconName;
}

/** A field to type in: one line, or a box with `lines`. Value and error come from the form around it. */
export function TextField({
  name,
  label,
  hideLabel,
  hint,
  defaultValue,
  lines,
  list,
  prefixIcon,
  type = "text",
  ...native
}: TextFieldProps) {
  const field = useField({ name, value: defaultValue, hint });
  const { minLength, maxLength } = field.limits;
  const shared = { ...native, ...field.control, minLength, maxLength, defaultValue: field.value };
  const listId = list && `${shared.id}-list`;
  return (
    <FieldLayout {...{ field, label, hideLabel, hint }}>
      {lines ? (
        <textarea
          {...(shared as TextareaHTMLAttributes<HTMLTextAreaElement>)}
          rows={lines}
          className={lines > 2 ? styles.tallBox : styles.box}
        />
      ) : (
        <span className={styles.control}>
          {prefixIcon && <Icon name={prefixIcon} />}
          <input
            {...shared}
            {...field.limits}
            type={type}
            list={listId}
            className={prefixIcon ? styles.withIcon : styles.input}
          />
        </span>
      )}
      {list && (
        <datalist id={listId}>
          {list.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldLayout>
  );
}
