import { useEffect, useEffectEvent, useRef } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { ToastContent } from "./toast-content.tsx";
import { LEAVES_AFTER_MS, type ToastMessage, type ToastsProps } from "./toast-props.ts";
import * as styles from "./toast.css.ts";
import { useFreePlace } from "./use-free-place.ts";

/** A status region. It is in the page before the first toast, so that screen readers notice. Without a script its lines stand above the page. */
export function NativeToasts({ toasts, closeLabel }: ToastsProps) {
  const place = useRef<HTMLDivElement>(null);
  useFreePlace(place);
  return (
    <div ref={place} role="status" className={styles.region}>
      {toasts.map((toast) => (
        <NativeToast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function NativeToast({ toast, closeLabel }: { toast: ToastMessage; closeLabel: string }) {
  const element = useRef<HTMLDivElement>(null);
  const { stays } = toast;
  const onTime = useEffectEvent(() => {
    if (!document.hidden && !element.current?.matches(":hover,:focus-within")) toast.onClose();
  });
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => onTime(), LEAVES_AFTER_MS);
    return () => clearInterval(timer);
  }, [stays]);
  return (
    <div ref={element} className={styles.toast}>
      <ToastContent {...toast} />
      <button type="button" className={styles.close} onClick={toast.onClose}>
        <Icon name="close" />
        <span className={visuallyHidden}>{closeLabel}</span>
      </button>
    </div>
  );
}
