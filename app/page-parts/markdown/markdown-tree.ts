/** The elements that Markdown of operators becomes, and no others. One `h1` is the page's own. */
export type MarkdownTag =
  | "a"
  | "blockquote"
  | "br"
  | "code"
  | "em"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "hr"
  | "li"
  | "ol"
  | "p"
  | "pre"
  | "strong"
  | "ul";

export interface MarkdownElement {
  tag: MarkdownTag;
  children: MarkdownNode[];
  /** Of a link: `http:`, `https:`, `mailto:`, or an address of this site. */
  href?: string;
  /** A link that leaves the site. */
  external?: true;
  /** Of a numbered list that does not begin with 1. */
  start?: number;
}

export type MarkdownNode = string | MarkdownElement;
