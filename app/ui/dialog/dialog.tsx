import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./dialog.css.ts";

interface DialogProps {
  open: boolean;
  /** Called when the person closed it, by whatever means. */
  onClose?: () => void;
  title: ReactNode;
  /** 300, 500, 800 or 1140 px (spec §10). */
  size?: keyof typeof styles.sizes;
  closeLabel: string;
  /** Nothing but its own buttons closes it: no Escape, no cross. */
  locked?: boolean;
  children: ReactNode;
}

/**
 * The browser's own dialog. Sent with `open` it is readable in the page at once, its cross works without a script
 * (a form of method "dialog"); where a script runs it becomes modal.
 */
export function Dialog({ open, onClose, title, size = "normal", closeLabel, locked, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // As served; from then on the browser keeps the attribute, a modal must be closed by `close()`.
  const [served] = useState(open);
  const fresh = useRef(true);
  const closed = useRef(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Served open and not open any more: it was closed before a script ran, and stays so.
    const closedEarly = fresh.current && served && !element.open;
    fresh.current = false;
    if (open && closedEarly) return closed.current?.();
    if (open && !element.matches(":modal")) {
      element.close();
      element.showModal();
    }
    if (!open) element.close();
  }, [open, served]);
  return (
    <dialog
      ref={dialog}
      open={served}
      closedby={locked ? "none" : "any"}
      className={styles.sizes[size]}
      aria-labelledby={titleId}
      onCancel={(event) => locked && event.preventDefault()}
      // `close()` above fires this too, later: only a dialog that has really gone counts.
      onClose={(event) => !event.currentTarget.open && onClose?.()}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {!locked && (
          <form method="dialog">
            <button className={styles.close}>
              <Icon name="close" />
              <span className={visuallyHidden}>{closeLabel}</span>
            </button>
          </form>
        )}
      </header>
      {children}
    </dialog>
  );
}
