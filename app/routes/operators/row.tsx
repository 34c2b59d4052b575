import type { ReactNode } from "react";
import { linkTarget } from "../../design/link-target.css.ts";
import * as styles from "./operators.css.ts";

interface RowProps {
  what: ReactNode;
  /** The page that it leads to. */
  href?: string;
  /** What is nothing is left out. */
  details: readonly (string | false | null | undefined)[];
  children?: ReactNode;
}

/** A row of a list: what it is, and small, with points between them, its details. */
export function Row({ what, href, details, children }: RowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {href === undefined ? (
          what
        ) : (
          <a href={href} className={linkTarget}>
            {what}
          </a>
        )}
      </p>
      <p className={styles.details}>{details.filter(Boolean).join(" · ")}</p>
      {children}
    </li>
  );
}
