import type { ReactNode } from "react";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { checkbox, chip, chips, groups as groupsStyle } from "../../../ui/form/choice.css.ts";
import { label as labelStyle } from "../../../ui/form/field.css.ts";

interface TickedChoicesProps {
  legend: ReactNode;
  /** Of every box: the form is sent as an address, which names it once for each that is ticked. */
  name: string;
  chosen: readonly string[];
  groups: { title?: ReactNode; options: { value: string; label: ReactNode }[] }[];
}

/** Some of many, as chips to tick; and that the question was answered, where none is. */
export function TickedChoices({ legend, name, chosen, groups }: TickedChoicesProps) {
  return (
    <fieldset className={groupsStyle}>
      <legend className={visuallyHidden}>{legend}</legend>
      <input type="hidden" name={`${name}s`} value="1" />
      {groups.map(({ title, options }, at) => (
        <fieldset key={at}>
          {title && <legend className={labelStyle}>{title}</legend>}
          <div className={chips}>
            {options.map(({ value, label }) => (
              <label key={value} className={chip}>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={chosen.includes(value)}
                  className={checkbox}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
