import { getPage } from "../../../../app/contract/written-pages.ts";
import { DEFAULT_LOCALE, isLocale } from "../../../../app/domain/locale/languages.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { instantOf } from "../../clock.ts";
import { handle } from "../../http/http.ts";

/** In the asked language, else the site's own, else English, else any. Decision 0237. */
export const getPageHandler = handle(getPage, async (call) => {
  const { token, language } = call.query;
  const { domain_language: own } = await settingsOf(call);
  const wanted = [language, ...(isLocale(own) ? [own] : []), DEFAULT_LOCALE];
  const found = await call.actors.site().pages.published(token, wanted);
  if (!found) return refuse("not_found");
  const { language: shown, languages, version, title, description, markdown, at } = found;
  return accept({
    page: { token, language: shown, languages, version, title, description, markdown, at: instantOf(at) },
  });
});
