import type { Block, MailDocument } from "./mail-document.ts";

/** The mail for programs that show no HTML, and for those who prefer it. */
export function plainTextMail({ greeting, blocks, closing, footer }: MailDocument): string {
  const links = footer.links.map(({ text, link }) => `${text}:\n${link}`);
  const parts = [greeting, ...blocks.map(textOf), closing, "-- \n" + footer.why, ...links, footer.sender];
  return `${parts.join("\n\n")}\n`;
}

function textOf(block: Block): string {
  if (block.as === "button") return `${block.text}:\n${block.link}`;
  if (block.as === "facts") return block.facts.map(({ term, detail }) => `${term}: ${detail}`).join("\n");
  // A line of signs makes a heading one where nothing is bold.
  if (block.as === "heading" && block.level === 2) return `${block.text}\n${"=".repeat(block.text.length)}`;
  return block.text;
}
