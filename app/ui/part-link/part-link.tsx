import { Slot } from "radix-ui";
import { type AnchorHTMLAttributes, cloneElement, type ReactElement, type ReactNode } from "react";

/** A link with its words: the browser's `<a href="/pricing">Prices</a>`, or a router's own link. */
export type LinkElement = ReactElement<{ href?: string; children?: ReactNode }>;

interface PartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  link: LinkElement;
  /** What the part shows in the link: its words, and what stands around them. */
  children?: (words: ReactNode) => ReactNode;
}

/** The link inside a part: the element that is given, with the part's class and attributes (Radix Slot). So no part knows a router. */
export function PartLink({ link, children, ...rest }: PartLinkProps) {
  return (
    <Slot.Root {...rest}>{children ? cloneElement(link, undefined, children(link.props.children)) : link}</Slot.Root>
  );
}
