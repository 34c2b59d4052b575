import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./page.css.ts";

/**
 * The way back that stands in the bar of the installed app, and nowhere else (spec §2, top bar). It leads to the page above;
 * `app/browser/installed-app.ts` makes it lead to the page before. A page that has no other way back gives it to `Page` instead.
 */
export function BarBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.back} data-back="">
      <Icon name="back" />
      {children}
    </a>
  );
}
