import { useState } from "react";
import { useSearchParams } from "react-router";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";
import { Toasts } from "../../../ui/toast/toasts.tsx";

type Sample = Omit<ToastMessage, "id" | "onClose">;

const samples: Record<string, Sample> = {
  "good news": { tone: "success", text: "Conversation removed." },
  "a message": { tone: "info", text: <a href="#people">Message from Marianne</a> },
  "something long": {
    tone: "success",
    text: "More than fits in one line of a toast is there for whoever points at it.",
  },
  "a failure": {
    tone: "danger",
    stays: true,
    text: "The language could not be changed. It stays here until you close it.",
  },
};

/** A toast of each kind; one that came with the page is at `?toast=1`. */
export function ToastParts() {
  const [search] = useSearchParams();
  const [shown, setShown] = useState<(Sample & { id: string })[]>(() =>
    search.has("toast") ? [{ ...samples["good news"], tone: "success", text: "It came with the page.", id: "0" }] : [],
  );
  const close = (id: string) => setShown((toasts) => toasts.filter((toast) => toast.id !== id));
  return (
    <>
      <Actions>
        {Object.entries(samples).map(([name, sample]) => (
          <Button
            key={name}
            type="button"
            tone="secondary"
            onClick={() => setShown((toasts) => [...toasts, { ...sample, id: crypto.randomUUID() }])}
          >
            Show {name}
          </Button>
        ))}
        <ButtonLink href="?toast=1#toasts" tone="quiet">
          With the page
        </ButtonLink>
      </Actions>
      <Toasts
        name="Just now"
        closeLabel="Close"
        toasts={shown.map((toast) => ({ ...toast, onClose: () => close(toast.id) }))}
      />
    </>
  );
}
