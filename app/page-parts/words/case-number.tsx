import type { ReactNode } from "react";
import * as styles from "./case-number.css.ts";

/** The number of a case, `R-7KQ4-M2XD`, never broken at a hyphen: it is read out and copied. Also a mark of a `MarkedText`. */
export function CaseNumber({ children }: { children?: ReactNode }) {
  return <span className={styles.number}>{children}</span>;
}
