import type { ReactNode } from "react";
import type { Tone } from "../../design/tokens.ts";
import { colours } from "../banner/banner.css.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./collapsible-banner.css.ts";

interface CollapsibleBannerProps {
  tone: Exclude<Tone, "unread">;
  icon: IconName;
  /** All that stands there at first: a few words, so that it stays one line on a phone. */
  title: ReactNode;
  /** More about it, and what to do. */
  children: ReactNode;
}

/** One line above a page that is about something else. The rest folds out below it, with the browser's own `details`. */
export function CollapsibleBanner({ tone, icon, title, children }: CollapsibleBannerProps) {
  return (
    <details className={colours[tone]}>
      <summary className={styles.summary}>
        <Icon name={icon} />
        <span>{title}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.rest}>{children}</div>
    </details>
  );
}
