import type { ReactNode, RefObject } from "react";
import type { sizes } from "./dialog.css.ts";

export interface DialogProps {
  open: boolean;
  /** Called when the person closed it, by whatever means. */
  onClose?: () => void;
  title: ReactNode;
  /** Read out with the title. */
  text?: ReactNode;
  /** 300, 500, 800 or 1140 px (spec §9), or the whole window. */
  size?: keyof typeof sizes;
  closeLabel: string;
  /**
   * It wants an answer: no cross, a click beside it does not close it, and it begins at its last control, which has to be the one
   * that changes nothing. Escape is the same answer.
   */
  question?: boolean;
  /** A form of method "dialog" closes it. */
  children: ReactNode;
}

/** What either half of a dialog gets. */
export interface DialogHalfProps extends DialogProps {
  onClose: () => void;
  /** The native half, as long as it is in the page. */
  native: RefObject<HTMLDialogElement | null>;
  /** What had the focus before the dialog opened, and gets it back. */
  opener: RefObject<Element | null>;
}
