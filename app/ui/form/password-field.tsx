import type { ReactNode } from "react";
import { FieldLayout } from "./field-layout.tsx";
import * as styles from "./field.css.ts";
import { useField } from "./form-fields.ts";

interface PasswordFieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
}

/** A password: typed again after a refusal, because what was typed is never sent back. */
export function PasswordField({ name, label, hint, ...native }: PasswordFieldProps) {
  const field = useField({ name, hint });
  return (
    <FieldLayout {...{ field, label, hint }}>
      <input {...native} {...field.control} {...field.limits} type="password" className={styles.input} />
    </FieldLayout>
  );
}
