import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { day, paragraph, quote, type TemplateContext } from "./template-context.ts";

/** That a question arrived: its number, and what happens next. */
export function supportReceived(
  { case: number, topic, copy }: MailContents["support_received"],
  { say }: TemplateContext,
): MailBody {
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("support.topic"), detail: say(`cases:topics.${topic}`) },
  ];
  return {
    subject: say("support_received.subject", { number }),
    blocks: [
      paragraph(say("support_received.what")),
      { as: "facts", facts },
      paragraph(say("support_received.next")),
      ...(copy ? [paragraph(say("case.your_words")), quote(copy)] : []),
    ],
  };
}

/** The answer to a question, in an operator's words, and how to go on. */
export function supportAnswered(
  { case: number, topic, asked_at, answer }: MailContents["support_answered"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  const facts = [
    { term: say("case.number"), detail: number },
    { term: say("support.topic"), detail: say(`cases:topics.${topic}`) },
    { term: say("support.asked_on"), detail: day(asked_at, context) },
  ];
  return {
    subject: say("support_answered.subject", { number }),
    blocks: [
      paragraph(say("support_answered.what")),
      { as: "facts", facts },
      { as: "text", text: answer },
      paragraph(say("support_answered.more")),
    ],
  };
}
