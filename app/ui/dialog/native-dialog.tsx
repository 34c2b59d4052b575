import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { focusControl, focusedControl } from "../radix/focused-control.ts";
import type { DialogHalfProps } from "./dialog-props.ts";
import * as styles from "./dialog.css.ts";

/**
 * The browser's own dialog. Sent with `open` it is there at once, and its cross works without a script (a form of method "dialog");
 * where a script runs it becomes modal.
 */
export function NativeDialog({
  open,
  onClose,
  title,
  text,
  size = "normal",
  closeLabel,
  question,
  native,
  children,
}: DialogHalfProps) {
  const id = useId();
  // As served; from then on the browser keeps the attribute, a modal must be closed by `close()`.
  const [served] = useState(open);
  useModal(native, { open, served, question, onClose });
  return (
    <dialog
      ref={native}
      open={served}
      role={question ? "alertdialog" : undefined}
      closedby={question ? "closerequest" : "any"}
      className={styles.sizes[size]}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      // `close()` to make it modal fires this too, later: only a dialog that has really gone counts.
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {!question && (
          <form method="dialog">
            <button className={styles.close}>
              <Icon name="close" />
              <span className={visuallyHidden}>{closeLabel}</span>
            </button>
          </form>
        )}
      </header>
      {text && <p id={`${id}-text`}>{text}</p>}
      {children}
    </dialog>
  );
}

interface ModalState extends Pick<DialogHalfProps, "open" | "question" | "onClose"> {
  /** It came open with the page. */
  served: boolean;
}

/** Makes the dialog modal while it is open. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, { open, served, question, onClose }: ModalState) {
  const fresh = useRef(true);
  const closed = useRef(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Served open and not open any more: it was closed before a script ran, and stays so.
    const closedEarly = fresh.current && served && !element.open;
    fresh.current = false;
    if (open && closedEarly) return closed.current();
    if (!open) return element.close();
    if (element.matches(":modal")) return;
    const focused = focusedControl(element) ?? (question ? -1 : 0);
    element.close();
    element.showModal();
    focusControl(element, focused);
  }, [dialog, open, served, question]);
}
