import type { ProgressProps } from "./progress-props.ts";
import * as styles from "./progress.css.ts";

/** The browser's own bar. */
export function NativeProgress({ value, max = 100, label, valueText }: ProgressProps) {
  return <progress className={styles.native} value={value} max={max} aria-label={label} aria-valuetext={valueText} />;
}
