import { Slot } from "radix-ui";
import type { FormHTMLAttributes } from "react";
import type { FormState } from "../../domain/form-state.ts";
import { Banner } from "../banner/banner.tsx";
import { fieldId, FormContext } from "./form-context.ts";
import * as styles from "./form.css.ts";

interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** What the server said about the last try; nothing on a fresh page. */
  state?: FormState;
  /** The heading of the summary of fields to correct; without it there is none. */
  errorTitle?: string;
  /** The one child is the form's element, with the fields inside: a router's form instead of a plain one. */
  asChild?: boolean;
}

/** A plain form that shows `state` again: values, errors beside their fields, and what is wrong as a whole on top. */
export function Form({ state, errorTitle, asChild, children, method = "post", ...rest }: FormProps) {
  const prefix = rest.id ?? "f";
  const Element = asChild ? Slot.Root : "form";
  return (
    <FormContext value={{ state, prefix }}>
      <Element noValidate className={styles.form} {...rest} method={method}>
        {state && <Refusal state={state} title={errorTitle} prefix={prefix} />}
        {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
      </Element>
    </FormContext>
  );
}

function Refusal({ state, title, prefix }: { state: FormState; title?: string; prefix: string }) {
  const errors = title ? withoutRepeats(Object.entries(state.errors).map(named(state))) : [];
  if (!state.formError && errors.length === 0) return null;
  return (
    <Banner tone="danger" title={errors.length > 0 ? title : undefined} alert>
      {state.formError && <p>{state.formError}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(prefix, name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** "Town: please fill this in": the summary says which field each line is about. */
function named({ names }: FormState) {
  return ([name, text]: [name: string, text: string]): [string, string] => {
    const field = names?.[name];
    return [name, field ? `${field}: ${text}` : text];
  };
}

/** "Please choose one" is said once in the summary; each field says it for itself. */
function withoutRepeats(errors: [name: string, text: string][]) {
  return errors.filter(([, text], index) => errors.findIndex(([, earlier]) => earlier === text) === index);
}
