import type { ReactNode } from "react";
import type { CardView } from "../../page-parts/member-card/card-view.ts";
import { NameAndAge } from "../../page-parts/words/name-and-age.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import * as styles from "./person-row.css.ts";

interface PersonRowProps {
  person: CardView;
  /** As they are called here. */
  name: string;
  /** A line in small letters. */
  since?: string | undefined;
  /** Below the first window: the picture may wait. */
  lazy?: boolean;
  /** More to do with them, as a link. */
  link?: ReactNode;
  /** The form that takes them from the list. */
  children: ReactNode;
}

/** Somebody in a list of people whom the member does not want to see. */
export function PersonRow({ person, name, since, lazy, link, children }: PersonRowProps) {
  const { src, locked, age } = person;
  return (
    <li className={styles.row}>
      <Photo
        {...(locked ? { blurSrc: src } : { src })}
        of={person}
        alt=""
        shape="round"
        size="normal"
        width={144}
        height={144}
        lazy={lazy}
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <NameAndAge name={name} age={age} />
        </p>
        {since && <p className={styles.since}>{since}</p>}
        {link}
      </div>
      {children}
    </li>
  );
}
