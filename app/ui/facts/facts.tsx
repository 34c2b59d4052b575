import type { ReactNode } from "react";
import * as styles from "./facts.css.ts";

/** Pairs of a term and what is so. */
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
