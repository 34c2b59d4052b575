import { Icon } from "../icon/icon.tsx";
import type { MenuProps } from "./menu-props.ts";
import * as styles from "./menu.css.ts";

/** What one presses to open the menu. */
export function MenuLabel({ label, icon }: Pick<MenuProps, "label" | "icon">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{label}</span>
      <Icon name="chevron-down" size={20} />
    </>
  );
}
