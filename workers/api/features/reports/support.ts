import { sendSupport } from "../../../../app/contract/safety/support.ts";
import { isEmail, normalEmail } from "../../../../app/domain/account/signup.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { NewQuestion } from "../../actors/site/operators/cases/support-cases.ts";
import { caseNumberOf } from "../../cases/case-number.ts";
import { mayMailReceipt } from "../../cases/receipt.ts";
import { clock } from "../../clock.ts";
import { type Given, handle } from "../../http/http.ts";
import { sign } from "../../signature.ts";
import { limitOnce } from "../../visitors/limit-once.ts";
import { limiterOfVisitor } from "../../visitors/visitor-limit.ts";
import { supportLimit } from "./limits.ts";
import { senderOf } from "./sender.ts";

/** A question of a visitor or a member, which a person answers. */
export const postSupport = handle(sendSupport, async (given) => {
  const once = { limiter: await limiterOfVisitor(given), limit: supportLimit, sent: given.body };
  return limitOnce(once, () => keepQuestion(given));
});

/**
 * A visitor's questions are counted by their address and network together: whoever asks in another's name from elsewhere uses up
 * nothing of theirs. Where networks are not told apart nothing is counted (decision 0085).
 */
function unknownSender({ address, env }: Given<typeof sendSupport>, email: string): { sender?: string } {
  if (address.isEverybody) return {};
  return { sender: sign(env.TOKEN_SECRET, "support-sender", address.prefix, normalEmail(email)) };
}

const noAddress = refuse("invalid_input", { fields: { email: "email_invalid" } });

async function keepQuestion(given: Given<typeof sendSupport>): Promise<Result<{ case: string }>> {
  const { actors, body, env, site } = given;
  const { topic, language } = body;
  const [text, payment] = [cleanText(body.text), cleanText(body.payment ?? "")];
  if (!text) return refuse("invalid_input", { fields: { text: "required" } });
  const said = { name: cleanText(body.name ?? ""), email: body.email ?? "" };
  if (said.email && !isEmail(said.email)) return noAddress;
  const sender = await senderOf(given, said, { member: body.member });
  if (!sender.ok) return sender;
  const { name, email, reporter } = sender.value;
  if (!email && reporter === null) return noAddress;
  const number = caseNumberOf(env.TOKEN_SECRET, site, "support", body.key);
  const question: NewQuestion = {
    number,
    topic,
    text,
    payment,
    reporter,
    at: clock.now(),
    contact: { name, email, language, ...(reporter === null && unknownSender(given, email)) },
    content_hash: sign(env.TOKEN_SECRET, "support", topic, text, payment, ...(reporter ? [reporter] : ["", email])),
  };
  const receipt = await mayMailReceipt(actors, { email, number });
  const kept = await actors.site().support.ask(question, { receipt });
  return kept.ok ? accept({ case: kept.value }) : kept;
}
