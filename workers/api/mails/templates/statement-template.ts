import { formatMonth } from "../../../../app/domain/locale/format.ts";
import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { button, note, paragraph, type TemplateContext } from "./template-context.ts";

/** The credits of one month: what there was, what came and went by kind, and what is left. Decision 0226. */
export function statement(contents: MailContents["statement"], { say, language }: TemplateContext): MailBody {
  const { opening, closing, lines, link } = contents;
  const month = formatMonth(contents.month, language);
  const number = new Intl.NumberFormat(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
  return {
    subject: say("statement.subject", { month }),
    blocks: [
      paragraph(say("statement.what", { month })),
      {
        as: "facts",
        facts: [
          { term: say("statement.opening"), detail: number.format(opening) },
          ...lines.map(({ kind, count, change }) => {
            return { term: say("statement.line", { kind: kindIn(say, kind), count }), detail: signed.format(change) };
          }),
          { term: say("statement.closing"), detail: number.format(closing) },
        ],
      },
      button(say("statement.button"), link),
      note(say("statement.off")),
    ],
  };
}

/** As the page calls it; a kind that it does not know is another one. */
function kindIn(say: TemplateContext["say"], kind: string): string {
  return say(`credits:statement.kinds.${kind}`, { defaultValue: say("credits:statement.kinds.other") });
}
