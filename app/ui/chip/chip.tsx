import type { ComponentProps, ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./chip.css.ts";

interface ChipProps {
  children: ReactNode;
  /** The page without this filter; without `href` the chip is no link. */
  href?: string;
  /** What the link does, for screen readers: "Remove filter". */
  removeLabel?: string;
}

/** A filter that is on, or an interest. With `href` it is the link that takes the filter off. */
export function Chip({ children, href, removeLabel }: ChipProps) {
  if (!href) return <li className={styles.chip}>{children}</li>;
  return (
    <li>
      <a href={href} className={styles.link}>
        {removeLabel && <span className={visuallyHidden}>{removeLabel} </span>}
        {children}
        <Icon name="close" size={20} />
      </a>
    </li>
  );
}

/** Chips in a row that wraps. */
export function ChipList({ label, ...inside }: ChipListProps) {
  return <ul className={styles.list} aria-label={label} {...inside} />;
}

type ChipListProps = { label?: string } & Pick<ComponentProps<"ul">, "children" | "dangerouslySetInnerHTML">;
