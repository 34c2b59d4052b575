import { type ComponentProps, type FormEvent, useEffect, useState } from "react";
import { leaveByForm } from "../../live/calls/signed-out.ts";
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

async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const { currentTarget: form, nativeEvent } = event;
  const { submitter } = nativeEvent as SubmitEvent;
  const isThere = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
  setLost(!isThere);
  if (!isThere) return;
  if (submitter instanceof HTMLButtonElement) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  // Its menu has closed meanwhile.
  if (!form.isConnected) document.body.append(form);
  leaveByForm(form);
}
