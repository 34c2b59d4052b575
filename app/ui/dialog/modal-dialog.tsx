import { AlertDialog, Dialog } from "radix-ui";
import type { FormEvent } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { focusControl } from "../radix/focused-control.ts";
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
  handover,
  children,
}: DialogHalfProps) {
  const Parts = question ? AlertDialog : Dialog;
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className={styles.overlay} />
        <Parts.Content
          // It was there already: it does not arrive once more.
          ref={(content) => void content?.toggleAttribute("data-stayed", handover.scrollTop !== undefined)}
          className={styles.sizes[size]}
          {...(!text && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => start(event, { question, handover })}
          onCloseAutoFocus={(event) => giveBack(event, { handover })}
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

/** The focus stays at its control and the text where it was scrolled, when the dialog was open before. */
function start(event: Event, { question, handover }: Pick<DialogHalfProps, "question" | "handover">): void {
  event.preventDefault();
  const { focused = question ? -1 : 0, scrollTop = 0 } = handover;
  const content = event.currentTarget as HTMLElement;
  focusControl(content, focused);
  content.scrollTop = scrollTop;
}

function giveBack(event: Event, { handover }: Pick<DialogHalfProps, "handover">): void {
  event.preventDefault();
  const { opener } = handover;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** A form of method "dialog" does the same in both halves. */
function closesDialog(event: FormEvent<HTMLElement>): boolean {
  const closes = event.target instanceof Element && event.target.getAttribute("method") === "dialog";
  if (closes) event.preventDefault();
  return closes;
}
