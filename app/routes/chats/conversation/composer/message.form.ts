import { z } from "../../../../contract/zod.ts";
import { cleanText } from "../../../../domain/clean-text.ts";
import { messageProblem } from "../../../../domain/conversation.ts";
import { shownCost } from "../../shown-cost.form.ts";
import { judgedText } from "../../../../page-parts/form-rules/judged-text.ts";

const made = new Map<number, ReturnType<typeof makeForm>>();

/**
 * What the message form accepts; `length` in characters, from the site's settings. The API checks it again. One schema a
 * length: conform prepares each one that it has not seen.
 */
export function messageForm(length: number) {
  const form = made.get(length) ?? makeForm(length);
  made.set(length, form);
  return form;
}

function makeForm(length: number) {
  return z.object({
    client_id: z.uuid("invalid"), // hidden; a reload, a double click and a retry carry the same one (design §8)
    shown_cost: shownCost,
    to: z.string().max(64).optional(), // the other member; the page knows, the address may name the conversation
    text: judgedText((text) => messageProblem(text, length)).transform(cleanText),
  });
}
