import { type Context, sessionOf, typedOf } from "../../../request/context.server.ts";
import { readFormData } from "../../../request/forms/form-data.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";

/** Somebody who comes back from lunch. */
const KEPT_FOR = 2 * 60 * 60_000;

/** Keeps a page's text that an operator sends, until it is published: their session ends after some hours, whatever they are writing. */
export async function keepText({ pathname }: URL, request: Request, context: Context): Promise<void> {
  const [sent, { began: member }] = [await readFormData(request), sessionOf(context)];
  if (sent.ok && member) await typedOf(context).keep(sent.value, { member, path: pathname, keptFor: KEPT_FOR });
}

/** That text, as the reply of a form in which nothing is wrong; what was written in another language stays where it is. */
export async function keptText(url: URL, language: string, context: Context) {
  const reply = await typedReply(url, context);
  return reply?.initialValue?.["language"] === language ? reply : undefined;
}
