import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import * as styles from "./menu.css.ts";
import { useLightDismiss } from "./use-light-dismiss.ts";

interface MenuProps {
  label: ReactNode;
  icon?: IconName;
  /** On phones the word stands small below the icon, as in the bar at the bottom edge. */
  compact?: boolean;
  /** On phones the panel is as wide as the window. */
  sheet?: boolean;
  children: ReactNode;
}

/** Links and buttons that fold out below a word: the browser's own `details`, so no script is needed. */
export function Menu({ label, icon, compact, sheet, children }: MenuProps) {
  const details = useLightDismiss();
  return (
    <details ref={details} className={styles.menu}>
      <summary className={compact ? styles.compact : styles.summary}>
        {icon && <Icon name={icon} />}
        <span className={styles.label}>{label}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={sheet ? styles.sheet : styles.panel}>{children}</div>
    </details>
  );
}

type MenuItemProps = { icon?: IconName; current?: boolean } & (
  | { asChild: true; href?: undefined; children: LinkElement }
  | { asChild?: false; href: string; children: ReactNode }
);

/** A link in a menu. With `asChild` its one child is the link. */
export function MenuItem({ href, icon, current, asChild, children }: MenuItemProps) {
  return (
    <PartLink
      link={asChild ? children : <a href={href}>{children}</a>}
      className={styles.item}
      aria-current={current || undefined}
    >
      {(words) => (
        <>
          {icon && <Icon name={icon} />}
          {words}
          {current && <Icon name="check" />}
        </>
      )}
    </PartLink>
  );
}

/** A submit button that looks like the links beside it; it stands inside its own form. */
export function MenuButton({
  icon,
  current,
  children,
  ...rest
}: { icon?: IconName; current?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="submit" {...rest} className={styles.item} aria-current={current || undefined}>
      {icon && <Icon name={icon} />}
      {children}
      {current && <Icon name="check" />}
    </button>
  );
}
