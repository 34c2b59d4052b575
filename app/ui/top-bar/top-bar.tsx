import type { ComponentProps, ReactNode } from "react";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./top-bar.css.ts";

interface TopBarItem {
  link: LinkElement;
  icon: IconName;
  current: boolean;
  badge?: BadgeProps;
}

interface TopBarProps {
  /** Leads to the front page; its words are the logo. */
  home: LinkElement;
  items: TopBarItem[];
  /** What stands at the end: language, account, or the buttons of a visitor. */
  end: ReactNode;
  skip: { href: string; text: string };
  /** Names the main items for screen readers. */
  label?: string;
}

/**
 * The top of every page. The main items stand in it on a desk, in a bar at the bottom edge of phones and tablets. The inside
 * of a TopBarLandmark.
 */
export function TopBar({ home, items, end, skip, label }: TopBarProps) {
  return (
    <>
      <a href={skip.href} className={styles.skip}>
        {skip.text}
      </a>
      <div className={styles.inner}>
        <PartLink link={home} className={styles.home} />
        {items.length > 0 && (
          <nav aria-label={label} className={styles.nav}>
            {items.map((item) => (
              <Item key={item.link.props.href} {...item} />
            ))}
          </nav>
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </>
  );
}

/** Around a TopBar, as elements or as HTML that is made already. */
export function TopBarLandmark(inside: Pick<ComponentProps<"header">, "children" | "dangerouslySetInnerHTML">) {
  return <header className={styles.bar} {...inside} />;
}

function Item({ link, icon, current, badge }: TopBarItem) {
  return (
    <PartLink link={link} className={styles.item} aria-current={current ? "page" : undefined}>
      {(words) => (
        <>
          <Icon name={icon} />
          {words}
          {badge && <ItemBadge {...badge} />}
        </>
      )}
    </PartLink>
  );
}

/** A badge at the corner of an item's icon. */
export function ItemBadge(badge: BadgeProps) {
  return (
    <span className={styles.badge}>
      <Badge {...badge} />
    </span>
  );
}
