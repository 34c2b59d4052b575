import type { ReactNode } from "react";
import { Button } from "../ui/button/button.tsx";
import * as styles from "./address-note.css.ts";

interface AddressNoteProps {
  /** What waits, in a sentence; `about` says more of it. */
  short: string;
  about: string;
  again: string;
  more: string;
  /** The page that is shown once the mail was sent. */
  back: string;
  /** Links that have no room beside it. */
  children?: ReactNode;
}

/**
 * To a member whose address is not confirmed: in a line that what they write waits, with another mail; all else behind a word. Only chats
 * use it, but here no page loads it as a file of its own (P7).
 */
export function AddressNote({ short, again, back, more, about, children }: AddressNoteProps) {
  return (
    <form method="post" action="/activation-mail" className={styles.note}>
      <span>{short}</span>
      <Button size="small" tone="secondary" name="back" value={back}>
        {again}
      </Button>
      <details>
        <summary>{more}</summary>
        <p>{about}</p>
        {children}
      </details>
    </form>
  );
}
