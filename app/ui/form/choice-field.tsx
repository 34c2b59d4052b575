import type { ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./choice.css.ts";
import { FieldError } from "./field-error.tsx";
import { hint as hintStyle, label } from "./field.css.ts";
import { useField } from "./form-fields.ts";

interface ChoiceFieldProps {
  name: string;
  legend?: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  options: { value: string; label: ReactNode; hint?: ReactNode; icon?: IconName }[];
  defaultValue?: string;
  /** Of a further card, beside a choice that was made before: radios cannot be taken back. */
  none?: ReactNode;
  /** Labels of a word or so: they stand beside each other on a phone too. */
  short?: boolean;
}

/** One of a few, as large cards to tap. The first card carries the field's id, so that the summary can lead there. */
export function ChoiceField({ name, legend, hideLegend, hint, none, defaultValue, short, ...rest }: ChoiceFieldProps) {
  const field = useField({ name, value: defaultValue, hint });
  const { control, descriptionId, errorId, error, value } = field;
  const options = none && value ? [...rest.options, { value: "", label: none }] : rest.options;
  const { id, required, name: _name, ...aria } = control;
  return (
    <fieldset role="radiogroup" {...aria}>
      <legend className={hideLegend ? visuallyHidden : label}>{field.label ?? legend}</legend>
      <div className={short ? styles.shortCards : styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              required={required}
              className={styles.radio}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>
              {option.label}
              {option.hint && <small className={hintStyle}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={descriptionId} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
