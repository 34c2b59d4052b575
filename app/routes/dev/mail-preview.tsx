import { data } from "react-router";
import { listDevelopmentMail, listMailPreviews } from "../../contract/development.ts";
import { isLocale } from "../../domain/locale/languages.ts";
import { apiOf, type Context, markFramedMail } from "../../request/context.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import type { Route } from "./+types/mail-preview.ts";

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

/** The HTML of one mail and nothing else: an example by its number, or one of the mailbox by its id. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const html = await htmlOf(context, url.searchParams);
  if (html === undefined) throw data(null, 404);
  markFramedMail(context);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function htmlOf(context: Context, query: URLSearchParams): Promise<string | undefined> {
  const id = query.get("id");
  if (id) {
    const { mails } = await apiOf(context).callOrThrow(listDevelopmentMail, {});
    return mails.find((mail) => mail.id === id)?.html;
  }
  const language = query.get("language");
  const { mails } = await apiOf(context).callOrThrow(listMailPreviews, {
    language: isLocale(language) ? language : "nl",
  });
  return mails[Number(query.get("mail"))]?.html;
}
