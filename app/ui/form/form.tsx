import { type FormProps, FormFrame } from "./form-frame.tsx";
import { fieldsOf } from "./form-fields.ts";

/**
 * A plain form of a page with a client script: fields from data, and no conform. Pages without a script take
 * `ServerForm`; both make the same HTML.
 */
export function Form({ id, labels, constraint, reply, defaultValue, ...rest }: FormProps) {
  const source = { id: id ?? "f", labels, constraint, reply, defaultValue };
  const about = reply?.error?.[""] ? `${source.id}-error` : undefined;
  return <FormFrame id={id} aria-describedby={about} {...rest} source={source} field={fieldsOf(source)} />;
}
