import { Toast } from "radix-ui";
import { useEffect, useRef } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { ToastContent } from "./toast-content.tsx";
import { LEAVES_AFTER_MS, type ToastsProps } from "./toast-props.ts";
import * as styles from "./toast.css.ts";
import { useFreePlace } from "./use-free-place.ts";

/** Radix' half of the toasts: read out politely, paused by pointer, focus and a hidden tab, swiped away to the right. */
export function RadixToasts({ toasts, name, closeLabel }: ToastsProps) {
  const place = useRef<HTMLOListElement>(null);
  useFreePlace(place);
  usePauseWhileHidden();
  return (
    <Toast.Provider label={name} duration={LEAVES_AFTER_MS}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          type="background"
          className={styles.toast}
          {...(toast.stays && { duration: Infinity })}
          onOpenChange={(open) => !open && toast.onClose()}
        >
          <ToastContent {...toast} />
          <Toast.Close className={styles.close}>
            <Icon name="close" />
            <span className={visuallyHidden}>{closeLabel}</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={place} label={`${name} ({hotkey})`} className={styles.region} />
    </Toast.Provider>
  );
}

/** Radix pauses when the window loses the focus, which it does not when a phone shows another app or tab. */
function usePauseWhileHidden(): void {
  useEffect(() => {
    const onChange = () => void dispatchEvent(new FocusEvent(document.hidden ? "blur" : "focus"));
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
