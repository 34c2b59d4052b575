import { isWritten } from "../../domain/locale/languages.ts";
import { siteTextsOf } from "../../request/context.server.ts";
import { textsFor } from "../../request/locale/texts.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { Route } from "./+types/captions.ts";
import { captionsOf } from "./film-scenes.ts";

/** The film's captions: the words that the page has beside it, in the language that its address names. */
export function loader({ context, params: { language } }: Route.LoaderArgs) {
  if (!isWritten(language)) throw failure({ error: "not_found" });
  context.get(platformContext).directives.cacheable = true;
  const t = textsFor(language, siteTextsOf(context));
  const captions = captionsOf((scene) => t(`landers:film.${scene}`));
  return new Response(captions, { headers: { "Content-Type": "text/vtt; charset=utf-8" } });
}
