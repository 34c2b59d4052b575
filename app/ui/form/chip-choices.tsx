import { useContext, type ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import * as styles from "./choice.css.ts";
import { FieldError } from "./field-error.tsx";
import { hint as hintStyle, label } from "./field.css.ts";
import { FormContext, useField } from "./form-fields.ts";

interface Choice {
  /** Of its own box: `interests.chess`. */
  name: string;
  /** What is sent when it is ticked. */
  value: string;
  label: ReactNode;
  checked?: boolean;
}

interface ChipChoicesProps {
  /** All of them together: beside it stands what is wrong. */
  name: string;
  legend?: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  groups: { title?: ReactNode; options: Choice[] }[];
}

/** Some of many: chips to tick, under headings where there are several groups. */
export function ChipChoices({ name, legend, hideLegend, hint, groups }: ChipChoicesProps) {
  const { control, label: own = legend, descriptionId, errorId, error } = useField({ name, hint });
  return (
    <fieldset id={control.id} tabIndex={-1} aria-describedby={control["aria-describedby"]} className={styles.groups}>
      <legend className={hideLegend ? visuallyHidden : label}>{own}</legend>
      {hint && (
        <p id={descriptionId} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {groups.map(({ title, options }, at) =>
        title ? (
          <fieldset key={at}>
            <legend className={label}>{title}</legend>
            <Chips options={options} />
          </fieldset>
        ) : (
          <Chips key={at} options={options} />
        ),
      )}
    </fieldset>
  );
}

function Chips({ options }: { options: Choice[] }) {
  return (
    <div className={styles.chips}>
      {options.map((option) => (
        <Chip key={option.name} {...option} />
      ))}
    </div>
  );
}

/** After a refusal it stands as it was sent. */
function Chip({ name, value, label: words, checked }: Choice) {
  const { reply, defaultValue } = useContext(FormContext).source;
  const { control, value: kept } = useField({ name });
  return (
    <label className={styles.chip}>
      <input
        {...control}
        type="checkbox"
        value={value}
        defaultChecked={(reply ?? defaultValue) ? kept === value : checked}
        className={styles.checkbox}
      />
      <span>{words}</span>
    </label>
  );
}
