import { Slot } from "radix-ui";
import type { FormHTMLAttributes } from "react";
import type { FormError } from "../../domain/form.ts";
import { Banner } from "../banner/banner.tsx";
import { FormContext, type FormReply, type FormSource, type Labels, type ReadField } from "./form-fields.ts";
import * as styles from "./form.css.ts";

/** What both kinds of forms take besides attributes. */
export interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, "id" | "defaultValue">, Partial<FormSource> {
  /** The heading of the summary of fields to correct; without it there is none. */
  errorTitle?: string;
  /** The one child is the form's element, with the fields inside: a router's form instead of a plain one. */
  asChild?: boolean;
}

interface FormFrameProps extends FormHTMLAttributes<HTMLFormElement>, Pick<FormProps, "asChild" | "errorTitle"> {
  source: FormSource;
  field: ReadField;
}

/** The form's element with what is wrong as a whole on top. Only the server's answer checks: its words are translated. */
export function FormFrame({ source, field, errorTitle, asChild, children, method = "post", ...rest }: FormFrameProps) {
  const Element = asChild ? Slot.Root : "form";
  return (
    <FormContext value={{ source, field }}>
      <Element noValidate className={styles.form} {...rest} method={method}>
        {source.reply && <ErrorSummary {...source} reply={source.reply} title={errorTitle} />}
        {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
      </Element>
    </FormContext>
  );
}

interface ErrorSummaryProps {
  reply: FormReply;
  /** The heading of the fields to correct; without it they are left out. */
  title?: string;
  /** Of the form; without it the fields to correct are named, not linked. */
  id?: string;
  labels?: Labels;
}

/** What is wrong with a form, in a banner; for a form that has no fields to correct, it stands elsewhere on the page. */
export function ErrorSummary({ reply, title, id, labels }: ErrorSummaryProps) {
  const { "": whole, ...errors } = reply.error ?? {};
  // Who sends a form names its fields, also ones that it does not have.
  const lines = title
    ? withoutRepeats(
        Object.entries(errors).map(([name, error]) => [
          name,
          lineOf(error, labels && Object.hasOwn(labels, name) ? labels[name] : undefined),
        ]),
      )
    : [];
  if (!whole && lines.length === 0) return null;
  return (
    <Banner tone="danger" title={lines.length > 0 ? title : undefined} alert>
      {whole && <p id={id && `${id}-error`}>{whole.text}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(([name, text]) => (
            <li key={name}>{id ? <a href={`#${id}-${name}`}>{text}</a> : text}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** "Town: Please fill this in." */
function lineOf(error: FormError | null, label?: string) {
  if (!error?.summary) return undefined;
  return error.summary === "label" && label ? `${label}${/[?.]$/.test(label) ? "" : ":"} ${error.text}` : error.text;
}

/** "Please choose one" is said once in the summary; each field says it for itself. */
function withoutRepeats(lines: [name: string, text: string | undefined][]) {
  return lines.filter(([, text], index) => text && lines.findIndex(([, earlier]) => earlier === text) === index);
}
