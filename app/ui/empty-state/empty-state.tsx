import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./empty-state.css.ts";

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
} & ({ icon: IconName; illustration?: undefined } | { icon?: undefined; illustration: ReactElement });

/** Says that a list is empty, and what to do about it. */
export function EmptyState({ icon, title, children, action, illustration }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration ?? (
        <span className={styles.mark}>
          <Icon name={icon} size={36} />
        </span>
      )}
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}
