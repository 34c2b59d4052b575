import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { oneLine } from "../safe-name.ts";
import { button, moment, note, paragraph, type TemplateContext } from "./template-context.ts";

/** The statement of reasons: what was decided, why, that people decided it, and how to object (DSA, article 17). */
export function sanction(contents: MailContents["sanction"], context: TemplateContext): MailBody {
  const { say, site } = context;
  const { kind, lifted, closed, until, automatic, link } = contents;
  const words = `sanction.${kind}` as const;
  const why = {
    as: "facts" as const,
    facts: [
      {
        term: say("sanction.reason"),
        detail: automatic ? say(`sanction.automatic.${automatic}`) : oneLine(contents.reason),
      },
    ],
  };
  if (lifted) {
    const opens = kind === "suspend" || kind === "ban";
    const what = opens && closed ? say("sanction.still") : say(`${words}.lifted`, { site });
    return { subject: say("sanction.lifted", { site }), blocks: [paragraph(what), why] };
  }
  return {
    subject: say(`${words}.subject`, { site }),
    blocks: [
      paragraph(say(`${words}.what`, { site })),
      ...(until === null ? [] : [paragraph(say("sanction.until", { at: moment(until, context) }))]),
      why,
      paragraph(say(automatic ? "sanction.machine" : "sanction.people")),
      button(say("sanction.rules"), link),
      note(say("sanction.object")),
    ],
  };
}
