import { Icon } from "../icon/icon.tsx";
import * as styles from "./field.css.ts";

interface FilterFieldProps {
  label: string;
  /** When nothing fits. */
  none: string;
}

/** Narrows the choices below it while somebody types; a small script reveals it in its place, and it is not sent. */
export function FilterField({ label, none }: FilterFieldProps) {
  return (
    <div data-filter className={styles.untilReady}>
      <div className={styles.layout}>
        <label htmlFor="filter" className={styles.label}>
          {label}
        </label>
        <span className={styles.control}>
          <Icon name="search" />
          <input id="filter" type="search" autoComplete="off" className={styles.withIcon} />
        </span>
      </div>
      <div role="status" hidden>
        <p>{none}</p>
      </div>
    </div>
  );
}
