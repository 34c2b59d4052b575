import type { MailContents } from "../mail-contents.ts";
import type { Message } from "../letter.ts";
import { oneLine } from "../safe-name.ts";
import { button, paragraph, type MessageContext } from "./message-context.ts";

/** What the site itself has to tell, in its own words. */
function told(kind: "promotions" | "news") {
  return ({ title, text, link }: MailContents["news"], { say }: MessageContext): Message => ({
    subject: oneLine(title),
    blocks: [
      ...text
        .split(/\n{2,}/)
        .map(oneLine)
        .filter(Boolean)
        .map(paragraph),
      button(say(`${kind}.button`), link),
    ],
  });
}

export const promotions = told("promotions");
export const news = told("news");
