import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import * as styles from "./short-email.css.ts";

/** How many letters of its end always show: most of the domain. */
const END = 10;

/** An e-mail address on one line. Where it has no room the end of its first part is left out; screen readers hear all of it. */
export function ShortEmail({ children }: { children: string }) {
  return (
    <span className={styles.line} title={children}>
      <span className={visuallyHidden}>{children}</span>
      <span className={styles.start} aria-hidden="true">
        {children.slice(0, -END)}
      </span>
      <span aria-hidden="true">{children.slice(-END)}</span>
    </span>
  );
}
