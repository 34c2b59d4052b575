import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./link-row.css.ts";

interface LinkRowProps {
  href: string;
  icon: IconName;
  title: ReactNode;
  /** The present state, in one line. */
  detail?: ReactNode;
  /** For links that few people need. */
  quiet?: boolean;
}

/** One link of an overview: icon, title and present state. */
export function LinkRow({ href, icon, title, detail, quiet }: LinkRowProps) {
  return (
    <li className={styles.row}>
      <a href={href} className={styles.link}>
        <span className={quiet ? styles.quietMark : styles.mark}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}

/** Rows on one sheet. */
export function LinkList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
