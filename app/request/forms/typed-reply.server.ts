import { z } from "../../contract/zod.ts";
import { type Context, sessionOf, textsOf, typedOf } from "../context.server.ts";
import { isFormSubmission } from "./form-submission.server.ts";
import { parseFields } from "./form.server.ts";

/** What this member had typed on this page when their session ended, or an operator before they left it, as a form's reply in which nothing is wrong. */
export async function typedReply({ pathname }: URL, context: Context) {
  if (isFormSubmission(context)) return undefined;
  const sent = await typedOf(context).read(sessionOf(context).member, pathname);
  return sent && parseFields(sent, z.looseObject({}), textsOf(context)).reply();
}
