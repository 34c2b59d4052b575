import { answerFictional, fictionalConversation } from "../../../../app/contract/operators/operator-fictional.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { messageProblem } from "../../../../app/domain/conversation.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { fictionalOf } from "../../actors/site/operators/queue/fictional-queue.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { itemGone } from "./item-gone.ts";
import { shownProfile } from "./whole-profile.ts";

/** The conversation beside both profiles, for whoever has claimed it. */
export const getConversation = handleOperator(fictionalConversation, async ({ actors, operator, query, env }) => {
  const item = await actors.site().queues.renewClaim({ number: query.number, operator });
  if (!item || item.queue !== "fictional") return refuse("not_claimed");
  const [fictional, member] = [actors.findMember(fictionalOf(item.ref)), actors.findMember(item.member)];
  const [own, theirs, page] = await Promise.all([
    fictional?.people.inspected(),
    member?.people.inspected(),
    fictional?.fictional.conversation(item.member),
  ]);
  if (!own || !theirs || !page?.ok) return itemGone(actors, { number: query.number, operator });
  const { messages } = page.value;
  const until = Math.max(item.at, ...messages.map(({ sent_at }) => Date.parse(sent_at)));
  await actors.site().queues.noteShown({ number: query.number, operator }, until);
  return accept({
    fictional: shownProfile(own, env.PHOTO_SECRET),
    member: shownProfile(theirs, env.PHOTO_SECRET),
    messages,
    held: await member?.money.heldIn(page.value.conversation.id),
    waits_since: instantOf(item.at),
    claimed_until: instantOf(item.claimed_until),
  });
});

/** Length and words as of any message. */
export const postAnswer = handleOperator(answerFictional, async (call) => {
  const { actors, operator, body } = call;
  const { number, decision, seen } = body;
  const text = decision === "answer" ? cleanText(body.text ?? "") : null;
  const { message_length: length } = await settingsOf(call);
  const problem = text === null ? undefined : messageProblem(text, length);
  if (problem === "message_empty") return refuse("invalid_input", { fields: { text: problem } });
  if (problem) return refuse("message_too_long", { length });
  return actors.site().queues.answerFictional({ number, operator, text, seen: Date.parse(seen) });
});
