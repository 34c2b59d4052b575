import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Actions } from "../button/actions.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

interface Words {
  title: string;
  text: string;
  yes: string;
  no: string;
  closeLabel: string;
}

/** The form that was sent, and by which button. */
interface Sent {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

/**
 * Asks before a form is sent, where a script runs; without one it is sent at once, and so is one that lacks something: its answer
 * says what. `question` stands outside of the form.
 */
export function useQuestion({ title, text, yes, no, closeLabel }: Words): {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  question: ReactNode;
} {
  const [sent, setSent] = useState<Sent>();
  const [open, setOpen] = useState(false);
  const sure = useRef(false);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (sure.current || !event.currentTarget.checkValidity()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSent({ form: event.currentTarget, button: submitter });
    setOpen(true);
  }
  function send() {
    setOpen(false);
    sure.current = true;
    sent?.form.requestSubmit(sent.button);
    sure.current = false;
  }
  const close = () => setOpen(false);
  const question = sent && (
    <Dialog open={open} question title={title} text={text} closeLabel={closeLabel} onClose={close}>
      <Actions>
        <Button type="button" tone="danger" onClick={send}>
          {yes}
        </Button>
        <Button type="button" tone="secondary" onClick={close}>
          {no}
        </Button>
      </Actions>
    </Dialog>
  );
  return { onSubmit, question };
}
