import type { ReactNode } from "react";
import { Icon } from "../ui/icon/icon.tsx";
import * as styles from "./disclosure.css.ts";

/** A form, or what few want to read, behind one line; open at once when there is something in it to correct. */
export function Disclosure({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className={styles.fold}>
      <summary className={styles.opener}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
