import type { ReactNode } from "react";
import type { Tone } from "../../design/tokens.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./banner.css.ts";

/** Colour is never alone: each tone has its own icon. */
export const toneIcons = {
  info: "info",
  success: "check",
  warning: "alert",
  danger: "alert",
} as const;

interface BannerProps {
  tone: Exclude<Tone, "unread">;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
  /** Instead of the tone's own icon. */
  icon?: IconName;
  /** Spoken at once: the answer to what the person just did. A page that comes with it begins here. */
  alert?: boolean;
}

/** A message in the flow of the page, with icon, words and perhaps a way on. */
export function Banner({ tone, title, children, action, icon, alert }: BannerProps) {
  return (
    <div
      className={`${styles.colours[tone]} ${styles.banner}`}
      role={alert ? "alert" : undefined}
      tabIndex={alert ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is wrong may stand far down a page without a script
      autoFocus={alert}
    >
      <Icon name={icon ?? toneIcons[tone]} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
