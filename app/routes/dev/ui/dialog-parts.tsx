import { useLocation, useNavigate, useSearchParams } from "react-router";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

const sizes = ["small", "normal", "large", "extra"] as const;

/** A dialog of each size, and a question: each at an address of its own, so that it opens without a script too. */
export function DialogParts() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Asked for again before the page without it has come, it opens again.
  const { key } = useLocation();
  const open = search.get("open");
  const close = () => void navigate("?", { replace: true, preventScrollReset: true });
  return (
    <>
      <Actions>
        {[...sizes, "question"].map((name) => (
          <ButtonLink key={name} asChild tone="secondary">
            <AppLink href={`?open=${name}`} preventScrollReset>
              {`Open: ${name}`}
            </AppLink>
          </ButtonLink>
        ))}
      </Actions>
      {sizes
        .filter((size) => size === open)
        .map((size) => (
          <Dialog key={`${size} ${key}`} open size={size} title="It’s a match!" closeLabel="Close" onClose={close}>
            <p>You and Marianne like each other. Say hello while it is fresh.</p>
            <ButtonLink href="#chat" icon="message" wide>
              Write to Marianne
            </ButtonLink>
            <form method="dialog">
              <Button tone="quiet">Later</Button>
            </form>
          </Dialog>
        ))}
      {open === "question" && <Question key={key} onClose={close} />}
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      question
      title="Remove this conversation?"
      text="Your messages with Bert disappear from your list. Bert keeps their own copy."
      closeLabel="Close"
      onClose={onClose}
    >
      <Actions>
        <Button tone="danger" type="button" onClick={onClose}>
          Yes, remove it
        </Button>
        <ButtonLink asChild tone="secondary">
          <AppLink href="?" replace preventScrollReset>
            No, keep it
          </AppLink>
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}
