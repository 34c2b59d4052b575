import { answerSupport, supportQuestion } from "../../../../app/contract/operators/operator-support.ts";
import { explains } from "../../../../app/contract/operators/operator-reason.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

/** A claimed question; the look is written down. A member reads the answer in the language of the account. */
export const getQuestion = handleOperator(supportQuestion, async ({ actors, operator, query }) => {
  const opened = await actors.site().support.open({ number: query.number, operator });
  if (!opened.ok) return opened;
  const { question, item } = opened.value;
  const { number, topic, text, payment, reporter, contact, at } = question;
  const own = reporter === null ? undefined : await actors.findMember(reporter)?.standing.language();
  return accept({
    case: number,
    topic,
    text,
    payment,
    reporter,
    contact: { name: contact.name, email: contact.email },
    language: own ?? contact.language,
    at: instantOf(at),
    waits_since: instantOf(item.at),
    claimed_until: instantOf(item.claimed_until),
  });
});

/** Answers or closes; without words there is no answer. */
export const postAnswer = handleOperator(answerSupport, async ({ actors, operator, body }) => {
  const { number, decision } = body;
  const answer = decision === "answer" ? cleanText(body.text ?? "") : "";
  if (decision === "answer" && !explains(answer)) return refuse("invalid_input", { fields: { text: "required" } });
  return actors.site().support.answer({ number, operator, answer });
});
