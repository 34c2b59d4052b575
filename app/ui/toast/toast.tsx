import type { ReactNode, Ref } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import type { Tone } from "../../design/tokens.ts";
import { toneIcons } from "../banner/banner.tsx";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./toast.css.ts";

/** Where toasts appear; it must be in the page before the first one, so that screen readers notice. */
export function ToastRegion({ children, ref }: { children?: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" className={styles.region}>
      {children}
    </div>
  );
}

interface ToastProps {
  tone: Exclude<Tone, "unread">;
  children: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

/** Says what just happened, 350 px wide (spec §10). It never carries the only way to act. */
export function Toast({ tone, children, closeLabel, onClose }: ToastProps) {
  return (
    <div className={styles.toast}>
      <span className={styles.tones[tone]}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.text}>{children}</div>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span className={visuallyHidden}>{closeLabel}</span>
        </button>
      )}
    </div>
  );
}
