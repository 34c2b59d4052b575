import { Actions } from "./actions.tsx";
import { ButtonLink } from "./button.tsx";

interface LinkAction {
  href: string;
  text: string;
  tone?: "primary" | "secondary" | "quiet";
}

/** The links that end a page which only informs; the first is what most people want. */
export function LinkActions({ links }: { links: LinkAction[] }) {
  return (
    <Actions>
      {links.map(({ href, text, tone }) => (
        <ButtonLink key={href} href={href} tone={tone} wide>
          {text}
        </ButtonLink>
      ))}
    </Actions>
  );
}
