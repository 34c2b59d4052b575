import type { FormEventHandler, ReactNode } from "react";
import { Form as RouterForm } from "react-router";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { Form } from "../../../ui/form/form.tsx";

interface SecurityFormProps extends FormSource {
  errorTitle?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One of the page's forms. */
export function SecurityForm({ onSubmit, children, ...form }: SecurityFormProps) {
  return (
    <Form {...form} asChild>
      <RouterForm action="/profile/security" preventScrollReset onSubmit={onSubmit}>
        {children}
      </RouterForm>
    </Form>
  );
}
