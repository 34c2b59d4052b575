import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./link-row.css.ts";

interface LinkRowProps {
  href: string;
  icon: IconName;
  title: ReactNode;
  /** How things stand there now, in one line. */
  detail?: ReactNode;
  /** Something that few people come for. */
  quiet?: boolean;
}

/** One way on from an overview: icon, word, and how things stand there. */
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
