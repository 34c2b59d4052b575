import { type ButtonHTMLAttributes, type ReactNode, useContext, useRef } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type LinkElement, PartLink } from "../part-link/part-link.tsx";
import { useRadix } from "../radix/use-radix.ts";
import { MenuEntryContext, type MenuProps } from "./menu-props.ts";
import * as styles from "./menu.css.ts";
import { NativeMenu } from "./native-menu.tsx";

/**
 * Links and buttons that fold out below a word. It is served as the browser's own `details`, which needs no script; where one
 * runs, Radix' menu takes over at the same place, with arrow keys and typeahead (decision 0154).
 */
export function Menu(props: MenuProps) {
  const native = useRef<HTMLDetailsElement>(null);
  const Half = useRadix()?.DropdownMenu ?? NativeMenu;
  return <Half {...props} native={native} />;
}

type MenuItemProps = { icon?: IconName; current?: boolean } & (
  | { asChild: true; href?: undefined; children: LinkElement }
  | { asChild?: false; href: string; children: ReactNode }
);

/** A link in a menu. With `asChild` its one child is the link. */
export function MenuItem({ href, icon, current, asChild, children }: MenuItemProps) {
  const entry = useContext(MenuEntryContext);
  return entry(
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
    </PartLink>,
  );
}

/** A submit button that looks like the links beside it; it stands inside its own form, whose role is "none". */
export function MenuButton({
  icon,
  current,
  children,
  ...rest
}: { icon?: IconName; current?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const entry = useContext(MenuEntryContext);
  return entry(
    <button type="submit" {...rest} className={styles.item} aria-current={current || undefined}>
      {icon && <Icon name={icon} />}
      {children}
      {current && <Icon name="check" />}
    </button>,
  );
}
