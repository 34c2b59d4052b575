import type { ReactNode } from "react";
import { FieldLayout } from "./field-layout.tsx";
import * as styles from "./field.css.ts";
import { useField } from "./form-context.ts";

interface PasswordFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
  required?: boolean;
}

/** A password: typed again after a refusal, because what was typed is never sent back. */
export function PasswordField({ name, label, hint, ...native }: PasswordFieldProps) {
  const { id, ids, error, aria } = useField({ name, hint });
  return (
    <FieldLayout {...{ id, ids, label, hint, error }}>
      <input {...native} {...aria} id={id} name={name} type="password" className={styles.input} />
    </FieldLayout>
  );
}
