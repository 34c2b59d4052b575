import * as styles from "./steps.css.ts";

/** How far somebody is in a row of pages; `label` says it in words ("Step 2 of 5"). */
export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      className={styles.steps}
    >
      <span className={styles.label}>{label}</span>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < current ? styles.done : styles.step} />
      ))}
    </div>
  );
}
