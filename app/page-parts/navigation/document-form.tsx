import { type ComponentProps, type FormEvent, useEffect, useState } from "react";
import { expectDocument } from "../../live/calls/signed-out.ts";
import type { ToastMessage } from "../../ui/toast/toast-props.ts";
import { UnsentText } from "./unsent-text.tsx";

let setLost: (isLost: boolean) => void = () => {};

/** Such a form could not be sent. */
export function useUnsentDocument(): ToastMessage | undefined {
  const [isLost, set] = useState(false);
  useEffect(() => {
    setLost = set;
  }, []);
  if (!isLost) return undefined;
  return {
    id: "document",
    tone: "danger",
    text: <UnsentText unsent="connection" />,
    stays: true,
    onClose: () => set(false),
  };
}

/**
 * A form after which everything on the page is another, so that its answer is a document. Where a script runs it is sent once
 * the site has answered anything at all: without a connection the page stays, and says so.
 */
export function DocumentForm(form: ComponentProps<"form">) {
  return <form method="post" {...form} onSubmit={(event) => void send(event)} />;
}

/** A site that has not answered by then does not answer. */
const DEADLINE = 5_000;

let isSending = false;

async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  // The second half of a double click.
  if (isSending) return;
  isSending = true;
  const { currentTarget: form, nativeEvent } = event;
  const isThere = await siteAnswers();
  isSending = false;
  setLost(!isThere);
  if (isThere) leaveBy(form, (nativeEvent as SubmitEvent).submitter as HTMLButtonElement);
}

function siteAnswers(): Promise<boolean> {
  return fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(DEADLINE) }).then(
    () => true,
    () => false,
  );
}

/** Sends the form as its button would. */
function leaveBy(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const pressed = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  form.append(pressed);
  // Its menu has closed meanwhile.
  if (!form.isConnected) document.body.append(form);
  expectDocument();
  form.submit();
  // The page stays where the answer does not come, and may send the form again.
  pressed.remove();
}
