import type { ComponentProps, ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./chip.css.ts";

interface ChipProps {
  children?: ReactNode;
  /** Leads to the page without this filter; its words are the filter. Without it the chip is no link. */
  link?: LinkElement;
  /** What the link does, for screen readers: "Remove filter". */
  removeLabel?: string;
}

/** A filter that is on, or an interest. With `link` it takes the filter off. */
export function Chip({ children, link, removeLabel }: ChipProps) {
  if (!link) return <li className={styles.chip}>{children}</li>;
  return (
    <li>
      <PartLink link={link} className={styles.link}>
        {(words) => (
          <>
            {removeLabel && <span className={visuallyHidden}>{removeLabel} </span>}
            {words}
            <Icon name="close" size={20} />
          </>
        )}
      </PartLink>
    </li>
  );
}

/** Chips in a row that wraps. */
export function ChipList({ label, ...inside }: ChipListProps) {
  return <ul className={styles.list} aria-label={label} {...inside} />;
}

type ChipListProps = { label?: string } & Pick<ComponentProps<"ul">, "children" | "dangerouslySetInnerHTML">;
