import type { ReactNode } from "react";
import * as styles from "./facts.css.ts";

/** A list of terms and their values. */
export function Facts({ items }: { items: { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
