import type { MemberDecision } from "../../../../app/contract/cases.ts";
import type { Block, MailBody } from "../mail-document.ts";
import { button, day, note, paragraph, type TemplateContext } from "./template-context.ts";

/** The number of a case, and what happens next. */
function received(kind: "report_received" | "complaint_received") {
  return ({ case: number }: { case: string }, { say }: TemplateContext): MailBody => ({
    subject: say(`${kind}.subject`, { number }),
    blocks: [
      paragraph(say(`${kind}.what`)),
      { as: "facts", facts: [{ term: say("case.number"), detail: number }] },
      paragraph(say("case.next")),
    ],
  });
}

export const reportReceived = received("report_received");
export const complaintReceived = received("complaint_received");

/** What was decided about the reader, on which facts and rule, how long it lasts, and how to appeal. */
export function caseDecided(decision: MemberDecision, context: TemplateContext): MailBody {
  const { say } = context;
  const { case: number, change, outcome, about, until } = decision;
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("case.decision"), detail: say(`cases:outcomes.${outcome}`) },
    { term: say("case.about"), detail: say(`case.about_own_${about}`) },
    { term: say("case.ground"), detail: say(`cases:grounds.${decision.ground}`) },
    ...(until === null ? [] : [{ term: say("case.until"), detail: day(until, context) }]),
  ];
  return {
    subject: say(`case_decided.subject_${change}`, { number }),
    blocks: [
      paragraph(say(`case_decided.what_${change === "first" && about === "account" ? "first_account" : change}`)),
      { as: "facts", facts },
      ...words(decision),
      ...(outcome === "nothing" ? [] : [paragraph(say(`case_decided.means_${outcome}`))]),
      paragraph(say("case.by_people")),
      ...appeal(decision, context),
    ],
  };
}

/** Whether something was done about what the reader told us; what, stays between us and the other one. */
export function reportDecided(decision: MemberDecision, context: TemplateContext): MailBody {
  const { say } = context;
  const { case: number, change, outcome, ground } = decision;
  if (outcome === "gone") return reportGone(decision, context);
  const done = outcome === "nothing" ? "nothing" : "acted";
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("case.reported_on"), detail: day(decision.case_at, context) },
    { term: say("case.ground"), detail: say(`cases:grounds.${ground}`) },
  ];
  return {
    subject: say("report_decided.subject", { number }),
    blocks: [
      paragraph(say(`report_decided.what_${change}`)),
      paragraph(say(`report_decided.${done}`)),
      { as: "facts", facts },
      ...words(decision),
      paragraph(say("case.by_people")),
      ...appeal(decision, context),
    ],
  };
}

function reportGone({ case: number, case_at, change }: MemberDecision, context: TemplateContext): MailBody {
  const { say } = context;
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("case.reported_on"), detail: day(case_at, context) },
  ];
  return {
    subject: say("report_decided.subject", { number }),
    blocks: [
      paragraph(say(change === "first" ? "report_decided.gone" : "report_decided.gone_appeal")),
      { as: "facts", facts },
    ],
  };
}

function words({ words: own }: MemberDecision): Block[] {
  return own ? [paragraph(own)] : [];
}

/** Within six months, or what is left: a court, or a body that settles disputes. */
function appeal({ link }: MemberDecision, { say }: TemplateContext): Block[] {
  if (!link) return [note(say("case.elsewhere_only"))];
  return [paragraph(say("case.appeal")), button(say("case.appeal_button"), link), note(say("case.elsewhere"))];
}
