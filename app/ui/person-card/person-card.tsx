import type { ComponentProps, ReactNode } from "react";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import { Photo, type PhotoProps } from "../photo/photo.tsx";
import * as styles from "./person-card.css.ts";

/** A portrait as the cards and rows of people take it; they know its shape and size themselves. */
export interface Portrait extends Pick<PhotoProps, "src" | "blurSrc" | "of"> {
  /** Empty unless told: the name stands beside it. */
  alt?: string;
  placeholderText?: string;
  lazy?: boolean;
}

interface PersonCardProps {
  /** Leads to the person; its words are name and age. */
  link: LinkElement;
  place?: string;
  /** One line more: an interest in common, "online now". */
  note?: ReactNode;
  photo: Portrait;
  /** What must be seen with the face, such as "Fictional": an icon and a word. */
  flag?: ReactNode;
  /** How many photos there are, in words. */
  count?: string;
  /** What can be done from here: a small form with a button. */
  children?: ReactNode;
}

/** One person among others: portrait, name and age, place, and one action. Belongs in a PersonGrid. */
export function PersonCard({ link, place, note, photo, flag, count, children }: PersonCardProps) {
  return (
    <li className={styles.card}>
      <PartLink link={link} className={styles.link}>
        {(name) => (
          <>
            <span className={styles.portrait}>
              <Photo alt="" {...photo} width={400} height={500} />
              {flag && <span className={styles.flag}>{flag}</span>}
              {count && <span className={styles.count}>{count}</span>}
            </span>
            <span className={styles.name}>{name}</span>
          </>
        )}
      </PartLink>
      {place && <span className={styles.line}>{place}</span>}
      {note && <span className={styles.line}>{note}</span>}
      {children && <div className={styles.action}>{children}</div>}
    </li>
  );
}

/**
 * People: two a row on a phone, up to five on a desk. `label` names the list for screen readers; the cards come as elements,
 * or as HTML that is made already.
 */
export function PersonGrid({ label, ...inside }: PersonGridProps) {
  return <ul className={styles.grid} aria-label={label} {...inside} />;
}

type PersonGridProps = { label: string } & Pick<ComponentProps<"ul">, "children" | "dangerouslySetInnerHTML">;
