import { AlertDialog, Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { focusControl, focusedControl } from "../radix/focused-control.ts";
import type { DialogHalfProps } from "./dialog-props.ts";
import * as styles from "./dialog.css.ts";

/** Radix' half of a dialog: the focus stays inside, the page behind neither scrolls nor is read out. */
export function ModalDialog({
  open,
  onClose,
  title,
  text,
  size = "normal",
  closeLabel,
  question,
  native,
  opener,
  children,
}: DialogHalfProps) {
  const Parts = question ? AlertDialog : Dialog;
  const [left, setLeft] = useState(() => leftBy(native));
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className={styles.overlay} />
        <Parts.Content
          // It was there already: it does not arrive once more.
          data-stayed={left && ""}
          className={styles.sizes[size]}
          {...(!text && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => start(event, { focused: question ? -1 : 0, scrollTop: 0, ...left })}
          onCloseAutoFocus={(event) => {
            setLeft(undefined);
            giveBack(event, opener);
          }}
          // A toast that came later takes the key for itself.
          onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && onClose()}
          onSubmit={(event) => closesDialog(event) && onClose()}
        >
          <header className={styles.header}>
            <Parts.Title>{title}</Parts.Title>
            {!question && (
              <Dialog.Close className={styles.close}>
                <Icon name="close" />
                <span className={visuallyHidden}>{closeLabel}</span>
              </Dialog.Close>
            )}
          </header>
          {text && <Parts.Description>{text}</Parts.Description>}
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

interface Left {
  /** The control that has the focus, by its number (focused-control.ts). */
  focused: number;
  scrollTop: number;
}

/** How the native half stands when Radix' takes over while it is open. */
function leftBy({ current: dialog }: DialogHalfProps["native"]): Left | undefined {
  return dialog?.open ? { focused: focusedControl(dialog) ?? 0, scrollTop: dialog.scrollTop } : undefined;
}

function start(event: Event, { focused, scrollTop }: Left): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  focusControl(content, focused);
  content.scrollTop = scrollTop;
}

function giveBack(event: Event, { current: opener }: DialogHalfProps["opener"]): void {
  event.preventDefault();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** A form of method "dialog" does the same in both halves. */
function closesDialog(event: FormEvent<HTMLElement>): boolean {
  const closes = event.target instanceof Element && event.target.getAttribute("method") === "dialog";
  if (closes) event.preventDefault();
  return closes;
}
