import { loadRadix } from "../radix/use-radix.ts";
import { MenuLabel } from "./menu-label.tsx";
import type { MenuHalfProps } from "./menu-props.ts";
import * as styles from "./menu.css.ts";

/** The browser's own `details`: it opens and closes at its word. */
export function NativeMenu({ label, icon, compact, sheet, children, native }: MenuHalfProps) {
  return (
    <details ref={native} className={styles.menu}>
      <summary className={compact ? styles.compact : styles.opener} onPointerEnter={loadRadix} onFocus={loadRadix}>
        <MenuLabel label={label} icon={icon} />
      </summary>
      <div className={sheet ? styles.sheet : styles.panel}>{children}</div>
    </details>
  );
}
