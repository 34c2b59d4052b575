import { getPage } from "../../contract/written-pages.ts";
import { languageName } from "../../domain/locale/languages.ts";
import { pageRevision } from "../../domain/site/page-revision.ts";
import { pageTokenOf } from "../../domain/site/page-token.ts";
import { MarkdownText } from "../../page-parts/markdown/markdown-text.tsx";
import { parseMarkdown } from "../../page-parts/markdown/parse-markdown.server.ts";
import { apiOf, localeOf, originOf, settingsOf } from "../../request/context.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/page.ts";

export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { title: string } | undefined) => data?.title ?? "",
} satisfies PageHandle;

/** Only the API of a page that the settings name is asked: other addresses cost nothing, and an API without such pages has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = pageTokenOf(params.token);
  if (pageRevision(settingsOf(context), token) === undefined) throw failure({ error: "not_found" });
  const language = localeOf(context);
  const { page } = await apiOf(context).callOrThrow(getPage, { token, language });
  context.get(platformContext).directives.pageLanguages = { language: page.language, languages: page.languages };
  return {
    title: page.title,
    description: page.description,
    nodes: parseMarkdown(page.markdown, new URL(originOf(context)).host),
    lang: page.language === language ? undefined : page.language,
  };
}

/** Nothing is sent to such a page; as to an address that is nobody's, there is nothing there. */
export function action() {
  throw failure({ error: "not_found" });
}

/** A page that the operators wrote (spec §2 `{token}`, decision 0237). */
export default function WrittenPage({ loaderData: { title, description, nodes, lang } }: Route.ComponentProps) {
  const { t } = useTranslation("pages");
  return (
    <Page title={lang ? <span lang={lang}>{title}</span> : title}>
      <meta name="description" content={description || title} />
      {lang && <p>{t("elsewhere", { language: languageName(lang) })}</p>}
      <MarkdownText nodes={nodes} lang={lang} />
    </Page>
  );
}
