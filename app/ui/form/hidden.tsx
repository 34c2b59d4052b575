import { useField } from "./form-fields.ts";

/** A value that travels along. A refused form keeps the one it was sent with: a key must survive every retry. */
export function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={useField({ name, value }).value} readOnly />;
}
