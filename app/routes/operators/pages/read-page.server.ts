import { inspectPage } from "../../../contract/operators/operator-pages.ts";
import { pageTokenOf } from "../../../domain/site/page-token.ts";
import { apiOf, type Context, localeOf } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { chosenLanguage } from "./page-view.ts";

/** The page of an operator's address, in the language that it asks for, as its `version` was if it names one. */
export async function readPage(url: URL, part: string, context: Context) {
  const [api, token, asked] = [apiOf(context), pageTokenOf(part), url.searchParams.get("version")];
  if (asked !== null && !/^[1-9]\d{0,8}$/.test(asked)) throw failure({ error: "not_found" });
  const version = asked === null ? undefined : Number(asked);
  const own = localeOf(context);
  const wanted = chosenLanguage(url.searchParams.get("language"), [], own);
  const page = await api.callOrThrow(inspectPage, {
    token,
    language: wanted,
    ...(asked !== null && { version: asked }),
  });
  const language = chosenLanguage(url.searchParams.get("language"), page.languages, own);
  if (language === wanted) return { page, language, version };
  return { page: await api.callOrThrow(inspectPage, { token, language }), language, version: undefined };
}
