import type { ReactNode } from "react";
import { MarkedText } from "../marked-text.tsx";

/** A text with links in it: `Read the <terms>terms</terms>` and where each mark leads. */
export function LinkedText({ text, links }: { text: string; links: Record<string, string> }) {
  const marks = Object.entries(links).map(([name, href]) => [name, <Anchor key={name} href={href} />]);
  return <MarkedText text={text} marks={Object.fromEntries(marks)} />;
}

function Anchor({ href, children }: { href: string; children?: ReactNode }) {
  return <a href={href}>{children}</a>;
}
