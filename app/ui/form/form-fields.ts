import type { SubmissionResult } from "@conform-to/react";
import { createContext, useContext } from "react";
import type { Constraint, Constraints, FormError } from "../../domain/form.ts";

/** By the fields' names. */
export type Labels = Readonly<Record<string, string>>;

/** What the server says about the last try: what was typed, and what is wrong with it. */
export type FormReply = SubmissionResult<FormError>;

/** What a page gives its form to begin with. */
export interface FormSource {
  /** Also the prefix of its fields' ids. */
  id: string;
  /** What the fields are called, by their names: each field shows its own, and so does the summary of errors. */
  labels?: Labels;
  /** By the fields' names. */
  constraint?: Constraints;
  /** Nothing on a fresh page. */
  reply?: FormReply;
  /** What the fields hold on a fresh page, by their names. */
  defaultValue?: Record<string, string>;
}

/** What one field shows: the attributes of its control, and the rest. */
export interface Field {
  /** Of every control. */
  control: { id: string; name: string; required?: boolean; "aria-invalid"?: boolean; "aria-describedby"?: string };
  /** Of one that is typed into. */
  limits: Omit<Constraint, "required">;
  /** Of the form's labels. */
  label?: string;
  errorId: string;
  descriptionId: string;
  value?: string;
  error?: string;
}

/** One field by its name; `described`: it has a hint. */
export type ReadField = (name: string, described: boolean) => Field;

interface FormFields {
  source: FormSource;
  field: ReadField;
}

const nothing: FormSource = { id: "f" };

/** What a field finds around it; outside of a form it has a name and nothing else. */
export const FormContext = createContext<FormFields>({ source: nothing, field: fieldsOf(nothing) });

/**
 * The fields of a form from data: what conform says of them (server-form.tsx), for pages with a client script, which
 * load neither conform nor zod (decision 0155).
 */
export function fieldsOf({ id: formId, constraint, reply, defaultValue }: FormSource): ReadField {
  return (name, described) => {
    const id = `${formId}-${name}`;
    const [errorId, descriptionId] = [`${id}-error`, `${id}-description`];
    const error = reply?.error?.[name]?.text;
    const { required, ...limits } = constraint?.[name] ?? {};
    const about = [error && errorId, described && descriptionId].filter(Boolean).join(" ");
    const aria = { ...(error && { "aria-invalid": true }), ...(about && { "aria-describedby": about }) };
    const value = valueAt(reply?.initialValue ?? defaultValue, name);
    return {
      control: { id, name, ...(required && { required }), ...aria },
      limits,
      errorId,
      descriptionId,
      value,
      error,
    };
  };
}

/** What a refused form held, by the names of its fields. */
export function sentValues({ fields = [], initialValue }: FormReply): Record<string, string> {
  const all = fields.map((name): [string, string | undefined] => [name, valueAt(initialValue, name)]);
  return Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== undefined));
}

/** `email.like` stands in `{ email: { like } }`. */
function valueAt(values: unknown, name: string): string | undefined {
  const value = name.split(".").reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), values);
  return typeof value === "string" ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** One field of the form around; `value` is what it holds unless it was sent. */
export function useField({ name, value, hint }: { name: string; value?: string; hint?: unknown }): Field {
  const { source, field } = useContext(FormContext);
  const found = field(name, Boolean(hint));
  const sent = source.reply?.fields?.includes(name);
  return { ...found, label: source.labels?.[name], value: found.value ?? (sent ? "" : value) };
}
