import { EmailText } from "../../ui/email-text/email-text.tsx";
import { MarkedText } from "./marked-text.tsx";

/** A text with links in it: `Read the <terms>terms</terms>` and where each mark leads. */
export function LinkedText({ text, links }: { text: string; links: Record<string, string> }) {
  const marks = Object.entries(links).map(([name, href]) => [name, <Anchor key={name} href={href} />]);
  return <MarkedText text={text} marks={Object.fromEntries(marks)} />;
}

/** An address between the marks is one to write to. */
function Anchor({ href, children }: { href: string; children?: string }) {
  return <a href={href}>{children && <EmailText>{children}</EmailText>}</a>;
}
