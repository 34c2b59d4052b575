import type { MemberDecision, SentCase, SentWords } from "../../../../app/contract/safety/cases.ts";
import type { SanctionKind } from "../../../../app/contract/safety/sanctions.ts";
import type { MailContents } from "../mail-contents.ts";
import type { Block, Fact, MailBody } from "../mail-document.ts";
import { button, called, day, note, paragraph, quote, type TemplateContext } from "./template-context.ts";

/** The number of a case, whom and what it is about, and what happens next. */
function received(kind: "report_received" | "complaint_received") {
  return ({ case: number, sent, copy }: MailContents[typeof kind], context: TemplateContext): MailBody => {
    const { say } = context;
    const facts = [{ term: say("case.number"), detail: number }, ...sentFacts(sent, context), ...place(copy, context)];
    return {
      subject: say(`${kind}.subject`, { number }),
      blocks: [
        paragraph(say(`${kind}.what`)),
        { as: "facts", facts },
        paragraph(say("case.next")),
        ...ownWords(copy, context),
      ],
    };
  };
}

export const reportReceived = received("report_received");
export const complaintReceived = received("complaint_received");

/** That an appeal is here, who decides on it, and what counts meanwhile. */
export function appealReceived(
  { case: number, at, copy }: MailContents["appeal_received"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("appeal_received.sent_on"), detail: day(at, context) },
  ];
  return {
    subject: say("appeal_received.subject", { number }),
    blocks: [
      paragraph(say("appeal_received.what")),
      { as: "facts", facts },
      paragraph(say("appeal_received.next")),
      paragraph(say("appeal_received.meanwhile")),
      ...ownWords(copy, context),
    ],
  };
}

function place(copy: SentWords | undefined, { say }: TemplateContext): Fact[] {
  return copy?.place ? [{ term: say("case.place"), detail: copy.place }] : [];
}

/** At the end, so that all before it is ours. */
function ownWords(copy: SentWords | undefined, { say }: TemplateContext): Block[] {
  return copy?.text ? [paragraph(say("case.your_words")), quote(copy.text)] : [];
}

/** By which somebody who sent us several knows which it was. */
function sentFacts(sent: SentCase | undefined, context: TemplateContext): Fact[] {
  if (!sent) return [];
  const { say } = context;
  const { person, reason } = sent;
  const whom = person ? [{ term: say("case.about"), detail: called(person, context) }] : [];
  return [...whom, { term: say("case.you_said"), detail: say(`cases:reasons.${reason}`) }];
}

/** What was decided about the reader, on which facts and rule, how long it lasts, and how to appeal. */
export function caseDecided(decision: MailContents["case_decided"], context: TemplateContext): MailBody {
  const { say } = context;
  const { case: number, change, about } = decision;
  const what = change === "first" && about === "account" ? "first_account" : change;
  return {
    subject: say(`case_decided.subject_${change}`, { number }),
    blocks: [
      paragraph(say(`case_decided.what_${what}`)),
      { as: "facts", facts: decisionFacts(decision, context) },
      ...words(decision),
      ...firstWords(decision, context),
      ...meaning(decision, context),
      ...houseRules(decision, context),
      paragraph(say("case.by_people")),
      ...appeal(decision, context),
    ],
  };
}

function decisionFacts(decision: MemberDecision, context: TemplateContext): Fact[] {
  const { say } = context;
  const { case: number, outcome, about, ground, before } = decision;
  const lifted = liftedIn(decision);
  return [
    { term: say("case.number"), detail: number },
    ...(lifted && before ? [{ term: say("case.before"), detail: say(`cases:outcomes.${before.outcome}`) }] : []),
    { term: say("case.decision"), detail: lifted ? say("case.lifted") : say(`cases:outcomes.${outcome}`) },
    { term: say("case.about"), detail: say(`case.about_own_${about}`) },
    { term: say("case.ground"), detail: say(`cases:grounds.${ground}`) },
    ...lasting(decision, context),
  ];
}

/** The measure that a won appeal took away. */
function liftedIn({ change, before, outcome }: MemberDecision): SanctionKind | undefined {
  if (change !== "reversed" || outcome !== "nothing" || !before || before.outcome === "nothing") return undefined;
  return before.outcome;
}

/** What lasts: until a day, or until somebody lifts it. */
function lasting({ outcome, until }: MemberDecision, context: TemplateContext): Fact[] {
  if (outcome !== "hold" && outcome !== "suspend") return [];
  const { say } = context;
  const detail = until === null ? say("case.until_lifted") : say("case.until_day", { day: day(until, context) });
  return [{ term: say("case.lasts"), detail }];
}

/** What stays was explained once, with the decision itself. */
function firstWords({ change, before }: MemberDecision, { say }: TemplateContext): Block[] {
  if (change !== "upheld" || !before?.words) return [];
  return [paragraph(say("case.explained_first")), paragraph(before.words)];
}

/** What the reader can do now, and what not. */
function meaning(decision: MailContents["case_decided"], { say }: TemplateContext): Block[] {
  const lifted = liftedIn(decision);
  if (lifted) {
    const still = decision.still && lifted !== "warn" ? (lifted === "hold" ? "still_hold" : "still") : undefined;
    return [paragraph(say(still ? `sanction.${still}` : `sanction.lifted_kinds.${lifted}`))];
  }
  const { outcome } = decision;
  return outcome === "nothing" ? [] : [paragraph(say(`case_decided.means_${outcome}`))];
}

/** Where the rule stands that a measure rests on; what was taken back rests on none. */
function houseRules({ outcome, rules }: MailContents["case_decided"], { say }: TemplateContext): Block[] {
  return rules && outcome !== "nothing" ? [button(say("sanction.rules"), rules)] : [];
}

/** Whether something was done about what the reader told us; what, stays between us and the other one. */
export function reportDecided(decision: MemberDecision, context: TemplateContext): MailBody {
  const { say } = context;
  const { change, outcome, ground } = decision;
  if (outcome === "gone") return reportGone(decision, context);
  return {
    subject: outcomeSubject(decision, context),
    blocks: [
      paragraph(say(isOwnAppeal(decision) ? `report_decided.what_${change}_own` : `report_decided.what_${change}`)),
      paragraph(say(`report_decided.${answer(decision)}`)),
      {
        as: "facts",
        facts: [
          ...reportFacts(decision, context),
          { term: say("case.ground"), detail: say(`cases:grounds.${ground}`) },
        ],
      },
      ...words(decision),
      ...firstWords(decision, context),
      paragraph(say("case.by_people")),
      ...appeal(decision, context),
    ],
  };
}

function answer({ outcome, ground }: MemberDecision): "acted" | "dealt_with" | "nothing" {
  if (outcome !== "nothing") return "acted";
  return ground === "dealt_with" ? ground : outcome;
}

function reportGone(decision: MemberDecision, context: TemplateContext): MailBody {
  const { say } = context;
  const what = decision.change === "first" ? kindOf(decision) : "appeal";
  return {
    subject: outcomeSubject(decision, context),
    blocks: [paragraph(say(`report_decided.gone_${what}`)), { as: "facts", facts: reportFacts(decision, context) }],
  };
}

function outcomeSubject(decision: MemberDecision, { say }: TemplateContext): string {
  const { case: number, change, outcome } = decision;
  const answered = outcome === "gone" ? "gone" : change;
  return isOwnAppeal(decision)
    ? say(`report_decided.appeal_${answered}`, { number })
    : say(`report_decided.subject_${kindOf(decision)}`, { number });
}

function reportFacts({ case: number, case_at, sent }: MemberDecision, context: TemplateContext): Fact[] {
  const { say } = context;
  return [
    { term: say("case.number"), detail: number },
    ...sentFacts(sent, context),
    { term: say("case.reported_on"), detail: day(case_at, context) },
  ];
}

function kindOf({ sent }: MemberDecision): SentCase["kind"] {
  return sent?.kind ?? "report";
}

/** Who reported appeals against nothing; what ends as nothing on an appeal was the other one's. */
function isOwnAppeal({ change, outcome }: MemberDecision): boolean {
  return change === "upheld" || (change === "reversed" && outcome !== "nothing");
}

function words({ words: own }: MemberDecision): Block[] {
  return own ? [paragraph(own)] : [];
}

/** Within six months, or what is left: a court, or a body that settles disputes. */
function appeal({ link }: MemberDecision, { say }: TemplateContext): Block[] {
  if (!link) return [note(say("case.elsewhere_only"))];
  return [paragraph(say("case.appeal")), button(say("case.appeal_button"), link), note(say("case.elsewhere"))];
}
