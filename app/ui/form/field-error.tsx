import { Icon } from "../icon/icon.tsx";
import * as styles from "./field.css.ts";

/** What is wrong with a field, in words and with an icon; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={20} />
      {error}
    </p>
  );
}
