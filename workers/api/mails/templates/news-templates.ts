import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { oneLine } from "../safe-name.ts";
import { button, paragraph, type TemplateContext } from "./template-context.ts";

/** What the site itself has to tell, in its own words. */
function newsletter(kind: "promotions" | "news") {
  return ({ title, text, link }: MailContents["news"], { say }: TemplateContext): MailBody => ({
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

export const promotions = newsletter("promotions");
export const news = newsletter("news");
