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
  /** A small quiet button at the end of the line, or a word before it comes, and both texts, which keep its room there. */
  action?: { shown: ReactNode; texts: string[] };
}

/** One line above a page that is about something else. The rest folds out below it, with the browser's own `details`. */
export function CollapsibleBanner({ tone, icon, title, children, action }: CollapsibleBannerProps) {
  return (
    <div className={`${colours[tone]} ${styles.banner}`}>
      <details>
        <summary className={styles.summary}>
          <Icon name={icon} />
          <span className={styles.title}>{title}</span>
          <Icon name="chevron-down" size={20} />
          {action && (
            <span className={styles.room} aria-hidden="true">
              {action.texts.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          )}
        </summary>
        <div className={styles.rest}>{children}</div>
      </details>
      {action && <div className={styles.action}>{action.shown}</div>}
    </div>
  );
}
