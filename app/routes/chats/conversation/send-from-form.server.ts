import { data, redirect } from "react-router";
import { listMessages, sendMessage } from "../../../contract/conversations/conversations.ts";
import type { Problem } from "../../../contract/problems.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { apiOf, type Context, settingsOf, textsOf, typedOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { keepTyped } from "../keep-typed.server.ts";
import { messageForm } from "./composer/message.form.ts";
import type { Opening } from "./conversation.server.ts";
import { typedPath } from "../kept-text.server.ts";

/** Sends what the form says and leads back to the newest message; or the same page, with the text kept. */
export async function sendFromForm({ context, url, whose, request }: Opening & { request: Request }) {
  const form = await readForm({ request, schema: messageForm(settingsOf(context).message_length), context });
  if (!form.ok) return form.reject();
  const { client_id, text, shown_cost } = form.value;
  const to = "with" in whose ? whose.with : (form.value.to ?? (await otherIn(context, whose)));
  const sent = await apiOf(context).call(sendMessage, { client_id, text, to, shown_cost });
  if (sent.ok) {
    await typedOf(context).forget();
    throw redirect(`${url.pathname}#newest`);
  }
  const { problem } = sent;
  await keepTyped(context, { sent: form.typed, path: typedPath(to), problem });
  const refused = form.refuse(problem, {
    fields: { message_too_long: "text" },
    renewed: { key_reused: "client_id" },
    texts: { key_reused: textsOf(context)("chats:sent_before") },
  });
  // The form is renewed: the text above it says all of it.
  const shown = problem.error === "key_reused" ? {} : { problem };
  return data({ ...refused.data, ...shown }, refused.init ?? undefined);
}

/** Only for a form that does not say it: ours do. */
async function otherIn(context: Context, whose: Opening["whose"]): Promise<string> {
  const { profile } = await apiOf(context).callOrThrow(listMessages, { ...whose, limit: 1 });
  return profile.id;
}

/** What the page is told about a message that was not sent. */
export interface SendAnswer {
  form: FormReply;
  problem?: Problem;
}
