import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldLayout } from "./field-layout.tsx";
import * as styles from "./field.css.ts";
import { useField } from "./form-fields.ts";

interface FileFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "accept" | "required" | "multiple" | "onChange"
> {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
}

/** A file of the device. Its form is `multipart/form-data`. */
export function FileField({ name, label, hint, ...native }: FileFieldProps) {
  const field = useField({ name, hint });
  return (
    <FieldLayout {...{ field, label, hint }}>
      <input {...native} {...field.control} required={native.required} type="file" className={styles.file} />
    </FieldLayout>
  );
}
