import { type Context, sessionOf, typedOf } from "../../../request/context.server.ts";
import { readFormData } from "../../../request/forms/form-data.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";

/** Somebody who comes back from lunch. */
const KEPT_FOR = 2 * 60 * 60_000;

/** Bytes of JSON: the longest page, with its newlines escaped twice. */
const MOST_BYTES = 192 * 1024;

interface Sent {
  url: URL;
  /** Not read by anybody else. */
  request: Request;
  context: Context;
}

/** Keeps a page's text that an operator sent and that was not published: their session ends after some hours, whatever they are writing. */
export async function keepText({ url: { pathname: path }, request, context }: Sent): Promise<void> {
  const [sent, { began: member }] = [await readFormData(request), sessionOf(context)];
  if (!sent.ok || !member) return;
  await typedOf(context).keep(sent.value, { member, path, keptFor: KEPT_FOR, most: MOST_BYTES });
}

/** That text, as the reply of a form in which nothing is wrong; what was written in another language stays where it is. */
export async function readKeptText({ url, language, context }: { url: URL; language: string; context: Context }) {
  const reply = await typedReply(url, context);
  return reply?.initialValue?.["language"] === language ? reply : undefined;
}
