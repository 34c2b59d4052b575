import { Icon } from "../icon/icon.tsx";
import { toneIcons } from "../banner/banner.tsx";
import type { ToastMessage } from "./toast-props.ts";
import * as styles from "./toast.css.ts";

/** What both halves show of a toast, before its cross. */
export function ToastContent({ tone, text, stays }: ToastMessage) {
  return (
    <>
      <span className={styles.tones[tone]}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={stays ? styles.lines : styles.line}>{text}</div>
    </>
  );
}
