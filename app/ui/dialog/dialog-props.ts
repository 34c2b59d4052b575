import type { ReactNode } from "react";
import type { sizes } from "./dialog.css.ts";

export interface DialogProps {
  open: boolean;
  /** Called when the person closed it, by whatever means. */
  onClose?: () => void;
  title: ReactNode;
  /** Read out with the title. */
  text?: ReactNode;
  /** 300, 500, 800 or 1140 px (spec §10). */
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
  handover: Handover;
}

/** What the native half leaves to the one of Radix, which may take over while the dialog is open. */
export interface Handover {
  /** Had the focus before the dialog opened, and gets it back. */
  opener?: Element | null | undefined;
  /** The control that has the focus, by its number (focused-control.ts). */
  focused?: number | undefined;
  scrollTop?: number | undefined;
}
