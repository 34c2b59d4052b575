import { runInDurableObject } from "cloudflare:test";
import { answerSupport, supportQuestion } from "../../app/contract/operators/operator-support.ts";
import { claimItem } from "../../app/contract/operators/operator-queues.ts";
import { sendSupport } from "../../app/contract/safety/support.ts";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import type { Site } from "../../workers/api/actors/site/site.ts";
import { anEmail } from "../support/sign-up.ts";
import { site } from "./complaint-fixtures.ts";
import { objects } from "./deletion-fixtures.ts";
import { aVisitor, type Visitor } from "./visitor-fixture.ts";

const actors = actorsOf(objects, "periwinkle");

/** A question that is fine, in words of its own. */
export const aQuestion = () => ({
  key: crypto.randomUUID(),
  topic: "payment" as const,
  text: `I paid, but I have no credits (${crypto.randomUUID()}).`,
  payment: "P-2026-17",
  language: "en" as const,
});

/** A visitor's, with an address. */
export const aVisitorsQuestion = () => ({ ...aQuestion(), name: "Emma", email: anEmail() });

/** Sends it; the number of the case, or why there is none. */
export async function ask(question: Record<string, unknown>, visitor = aVisitor()): Promise<string> {
  const { status, body } = await visitor.call(sendSupport, question);
  return String(status === 200 ? body["case"] : body["error"]);
}

/** What is due at the site leaves and arrives. */
export const siteDelivers = () => runInDurableObject(site, (object) => (object as unknown as Site).alarm());

/** The mails to an address, the newest first. */
export async function supportMailsTo(email: string) {
  await siteDelivers();
  return (await actors.site().mails(email)).filter(({ kind }) => kind?.startsWith("support_"));
}

/** The operator claims until it is this question's turn; undefined where nobody gives it. */
export async function claimQuestion(operator: Visitor, wanted: string): Promise<number | undefined> {
  const seen = new Set<number>();
  for (let after: number | undefined; ; after = [...seen].at(-1)) {
    const { body } = await operator.call(claimItem, { queue: "support", ...(after && { after }) });
    const number = body["number"] as number | null;
    if (number === null || seen.has(number)) return undefined;
    const opened = await operator.call(supportQuestion, { number: String(number) });
    if (opened.body["case"] === wanted) return number;
    seen.add(number);
  }
}

/** Answers what was claimed; `text` empty: closes it. */
export const answer = (operator: Visitor, number: number, text: string) =>
  operator.call(answerSupport, text ? { number, decision: "answer", text } : { number, decision: "close" });

/** What was decided leaves at once, and arrives. */
export async function settleNow(number: number): Promise<void> {
  await actors.site().queues.sendNow(number);
  await siteDelivers();
  await siteDelivers();
}
