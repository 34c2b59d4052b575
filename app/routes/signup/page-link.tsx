import type { ReactNode } from "react";

/** A link inside a sentence, whose words come from the sentence. `aside`: the form stays open where it is. */
export function PageLink({ href, aside, children }: { href: string; aside?: boolean; children?: ReactNode }) {
  return (
    <a href={href} target={aside ? "_blank" : undefined}>
      {children}
    </a>
  );
}
