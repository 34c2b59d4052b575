import MarkdownIt, { type Token } from "markdown-it";
import { linkKind } from "./link-kind.ts";
import type { MarkdownElement, MarkdownNode, MarkdownTag } from "./markdown-tree.ts";

/** Elements within each other at most: what is deeper stands in the innermost one. Whoever renders calls itself for each. */
const DEEPEST = 40;

/** CommonMark without HTML; lists and quotes within each other at most twenty deep. A link that is not allowed stays the text that was typed. */
const markdown = new MarkdownIt("commonmark", { html: false });
markdown.validateLink = (href) => linkKind(href) !== undefined;

const tags: Record<string, MarkdownTag> = {
  paragraph: "p",
  bullet_list: "ul",
  ordered_list: "ol",
  list_item: "li",
  blockquote: "blockquote",
  strong: "strong",
  em: "em",
  link: "a",
};

/**
 * What a text of operators says, as plain data: no HTML is made here and none is read. `host` is the site's: links to others are external.
 * Decision 0237.
 */
export function parseMarkdown(text: string, host: string): MarkdownNode[] {
  const root = element("p");
  build(markdown.parse(text, {}), { open: [root], host, level: 1 });
  return root.children;
}

interface Builder {
  /** The elements that are not closed yet, from the root to the innermost. */
  open: MarkdownElement[];
  host: string;
  /** Of the last heading. */
  level: number;
}

function build(tokens: Token[], builder: Builder): void {
  for (const token of tokens) {
    // Between the items of a tight list there are no paragraphs.
    if (token.hidden) continue;
    if (token.nesting === 1) begin(token, builder);
    else if (token.nesting === -1) builder.open.pop();
    else add(token, builder);
  }
}

function begin(token: Token, builder: Builder): void {
  const made = token.type === "heading_open" ? heading(token, builder) : opened(token, builder.host);
  const around = builder.open.at(-1) ?? made;
  if (builder.open.length < DEEPEST) around.children.push(made);
  builder.open.push(builder.open.length < DEEPEST ? made : around);
}

/** Below the page's own heading, and never more than one step below the one before. */
function heading({ tag }: Token, builder: Builder): MarkdownElement {
  builder.level = Math.min(Number(tag.slice(1)) + 1, builder.level + 1, 6);
  return element(`h${builder.level}` as MarkdownTag);
}

function opened(token: Token, host: string): MarkdownElement {
  const tag = tags[token.type.replace(/_open$/, "")];
  if (!tag) throw new Error(`no element for ${token.type}`);
  const made = element(tag);
  const start = Number(token.attrGet("start") ?? 1);
  if (tag === "ol" && start !== 1) made.start = start;
  if (tag !== "a") return made;
  const href = String(token.attrGet("href") ?? "");
  made.href = href;
  if (linkKind(href, host) === "external") made.external = true;
  return made;
}

function add(token: Token, builder: Builder): void {
  const { children } = builder.open.at(-1) ?? element("p");
  switch (token.type) {
    case "inline":
      build(token.children ?? [], builder);
      return;
    case "text":
    case "text_special":
      children.push(token.content);
      return;
    case "softbreak":
      children.push("\n");
      return;
    case "hardbreak":
      children.push(element("br"));
      return;
    case "hr":
      children.push(element("hr"));
      return;
    case "code_inline":
      children.push(element("code", token.content));
      return;
    case "code_block":
    case "fence":
      children.push(element("pre", token.content));
      return;
    case "image":
      // Pages have no pictures: what stands for one is its words.
      children.push(token.content);
      return;
    default:
      throw new Error(`no element for ${token.type}`);
  }
}

function element(tag: MarkdownTag, text?: string): MarkdownElement {
  return { tag, children: text === undefined ? [] : [text] };
}
