import { type FieldMetadata, getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { FormError } from "../../domain/form.ts";
import type { Field } from "./form-fields.ts";
import { type FormProps, FormFrame } from "./form-frame.tsx";

type Values = Record<string, string>;

/**
 * The form of a page without a client script: conform says ids, constraints, descriptions and errors of its fields.
 * A page that is hydrated takes `Form`, so that no member loads conform (decision 0155).
 */
export function ServerForm({ id = "f", labels, constraint, reply, defaultValue, ...rest }: FormProps) {
  const [form, fields] = useForm<Values, Values, FormError>({ id, constraint, lastResult: reply, defaultValue });
  // There is no script that could validate before it sends.
  const { onSubmit: _onSubmit, ...attributes } = getFormProps(form);
  return (
    <FormFrame
      {...attributes}
      {...rest}
      source={{ id, labels, constraint, reply, defaultValue }}
      field={(name, described) => fieldFrom(fields[name] as FieldMetadata<string, Values, FormError>, described)}
    />
  );
}

function fieldFrom(meta: FieldMetadata<string, Values, FormError>, described: boolean): Field {
  const ariaDescribedBy = described ? meta.descriptionId : undefined;
  const {
    id,
    name,
    required,
    "aria-invalid": invalid,
    "aria-describedby": about,
    ...rest
  } = getInputProps(meta, {
    type: "text",
    ariaDescribedBy,
  });
  const { minLength, maxLength, min, max, pattern, defaultValue: value } = rest;
  return {
    control: { id, name, required, "aria-invalid": invalid, "aria-describedby": about },
    limits: { minLength, maxLength, min, max, pattern },
    errorId: meta.errorId,
    descriptionId: meta.descriptionId,
    value,
    error: meta.errors?.text,
  };
}
