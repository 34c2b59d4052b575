import type { ReactNode } from "react";
import type { Tone } from "../../design/tokens.ts";

/** Says what just happened. It never carries the only way to act. */
export interface ToastMessage {
  /** Another one for each message, also when it says the same as the last. */
  id: string;
  tone: Exclude<Tone, "unread">;
  /** One line, of which a link may be part. */
  text: ReactNode;
  /** It stays until it is closed, and may take several lines; all others leave after six seconds. */
  stays?: boolean | undefined;
  /** Called when it was closed or its time is over. */
  onClose: () => void;
}

export interface ToastsProps {
  toasts: ToastMessage[];
  /** Names the place where they appear, with the key that leads there, and is read out before each. */
  name: string;
  closeLabel: string;
}

export const LEAVES_AFTER_MS = 6000;
