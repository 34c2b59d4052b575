import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { oneLine } from "../safe-name.ts";
import { button, moment, paragraph, type TemplateContext } from "./template-context.ts";

type Contents = MailContents["sanction"];

/** A decision was lifted, or a computer decided by itself; what people decide is a case (case-templates.ts). */
export function sanction(contents: Contents, context: TemplateContext): MailBody {
  return contents.lifted ? lifted(contents, context) : automaticHold(contents, context);
}

function lifted(
  { kind, cases = "", closed, reason }: Extract<Contents, { lifted: true }>,
  { say, site }: TemplateContext,
): MailBody {
  const opens = kind === "suspend" || kind === "ban";
  const what = opens && closed ? say("sanction.still") : say(`sanction.lifted_kinds.${kind}`);
  const facts = [
    ...(cases ? [{ term: say("case.number"), detail: cases }] : []),
    { term: say("case.before"), detail: say(`cases:outcomes.${kind}`) },
    { term: say("case.decision"), detail: say("case.lifted") },
    { term: say("sanction.reason"), detail: oneLine(reason) },
  ];
  return { subject: say("sanction.lifted", { site }), blocks: [paragraph(what), { as: "facts", facts }] };
}

/** The statement of reasons: what was decided, why, that nobody looked yet, and how to object (DSA, article 17). */
function automaticHold(contents: Extract<Contents, { lifted: false }>, context: TemplateContext): MailBody {
  const { say, site } = context;
  const { until, automatic, link, objection } = contents;
  return {
    subject: say("sanction.hold.subject", { site }),
    blocks: [
      paragraph(say("sanction.hold.what")),
      paragraph(say("sanction.until", { at: moment(until, context) })),
      why(say(`sanction.automatic.${automatic}`), say),
      paragraph(say("sanction.machine")),
      button(say("sanction.rules"), link),
      paragraph(say("sanction.object")),
      button(say("sanction.object_button"), objection),
    ],
  };
}

function why(detail: string, say: TemplateContext["say"]) {
  return { as: "facts" as const, facts: [{ term: say("sanction.reason"), detail }] };
}
