import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";

interface ReceiptOverProps {
  title: string;
  /** What became of it, and where its number is. */
  lines: readonly string[];
  home: string;
  /** The way to send another one. */
  another: { href: string; text: string };
}

/** In place of a visitor's receipt that is no longer shown (sent-case.server.ts). */
export function ReceiptOver({ title, lines, home, another }: ReceiptOverProps) {
  return (
    <Page title={title} width="narrow">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Actions>
        <ButtonLink href="/">{home}</ButtonLink>
        <ButtonLink href={another.href} tone="quiet">
          {another.text}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
