import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import type { Portrait } from "../person-card/person-card.tsx";
import { Photo } from "../photo/photo.tsx";
import * as styles from "./person-row.css.ts";

interface PersonRowProps {
  /** Leads to the conversation; its words are the person's name. */
  link: LinkElement;
  photo: Portrait;
  detail?: ReactNode;
  time?: ReactNode;
  badge?: BadgeProps;
  /** As on a PersonCard. */
  flag?: ReactNode;
  children?: ReactNode;
}

/** One person in a list of conversations: portrait, name, the last words, when, and what is new. */
export function PersonRow({ link, photo, detail, time, badge, flag, children }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <PartLink link={link} className={styles.link}>
        {(name) => (
          <>
            <Photo alt="" {...photo} shape="round" size="normal" width={144} height={144} />
            <span className={styles.words}>
              <span className={styles.top}>
                <span className={badge ? styles.newName : styles.name}>{name}</span>
                {time && <span className={styles.small}>{time}</span>}
              </span>
              {flag && <span className={styles.flag}>{flag}</span>}
              <span className={styles.top}>
                <span className={styles.detail} dir="auto">
                  {detail}
                </span>
                {badge && <Badge {...badge} />}
              </span>
            </span>
          </>
        )}
      </PartLink>
      {children}
    </li>
  );
}

/** Rows of people on one sheet. */
export function PersonList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
