import type { ReactNode } from "react";
import type { Tone } from "../../design/tokens.ts";
import { colours } from "../banner/banner.css.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./notice-line.css.ts";

interface NoticeLineProps {
  tone: Exclude<Tone, "unread">;
  icon: IconName;
  /** One short sentence; what replaces it later is read out. */
  text: string;
  /** A form with small buttons, the answers. */
  children?: ReactNode;
}

/** One line in a page: a short sentence and what to answer. It stays as high when the answers go. */
export function NoticeLine({ tone, icon, text, children }: NoticeLineProps) {
  return (
    <div className={`${colours[tone]} ${styles.line}`}>
      <Icon name={icon} />
      <p role="status" className={styles.words}>
        {text}
      </p>
      {children}
    </div>
  );
}
