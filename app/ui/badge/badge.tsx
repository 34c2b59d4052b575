import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  count: number;
  label: string;
  tone: keyof typeof styles.badge;
}

/** A count, at most "99+" (spec §2). `label` is the same in words, for screen readers: "12 unread messages". */
export function Badge({ count, label, tone }: BadgeProps) {
  return (
    <span className={styles.badge[tone]}>
      <span aria-hidden="true">{shownCount(count)}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

export function shownCount(count: number): string | number {
  return count > 99 ? "99+" : count;
}
