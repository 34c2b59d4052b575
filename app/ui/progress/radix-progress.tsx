import { Progress } from "radix-ui";
import type { ProgressProps } from "./progress-props.ts";
import * as styles from "./progress.css.ts";

/** Radix' half of a progress bar. */
export function RadixProgress({ value, max = 100, label, valueText }: ProgressProps) {
  return (
    <Progress.Root
      className={styles.track}
      value={value ?? null}
      max={max}
      aria-label={label}
      getValueLabel={() => valueText}
    >
      <Progress.Indicator
        className={styles.indicator}
        style={value === undefined ? undefined : { transform: `scaleX(${value / max})` }}
      />
    </Progress.Root>
  );
}
