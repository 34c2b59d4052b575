import type { ReactNode } from "react";
import { Form as RouterForm } from "react-router";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { Form } from "../../../ui/form/form.tsx";

interface SecurityFormProps extends FormSource {
  errorTitle?: string;
  children: ReactNode;
}

/** One of the page's forms. */
export function SecurityForm({ children, ...form }: SecurityFormProps) {
  return (
    <Form {...form} asChild>
      <RouterForm action="/profile/security" preventScrollReset>
        {children}
      </RouterForm>
    </Form>
  );
}
