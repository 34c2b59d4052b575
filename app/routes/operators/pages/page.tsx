import { data, redirect } from "react-router";
import { publishPage } from "../../../contract/operators/operator-pages.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { cleanText } from "../../../domain/clean-text.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { TypedKept } from "../../../page-parts/typed-kept.tsx";
import { parseMarkdown } from "../../../page-parts/markdown/parse-markdown.server.ts";
import {
  apiOf,
  type Context,
  flash,
  localeOf,
  mintKey,
  originOf,
  textsOf,
  typedOf,
} from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm, type Refused } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { platformContext } from "../../../request/platform.server.ts";
import { expireSettings } from "../../../request/site/settings-cache.server.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/page.ts";
import { PageEditor } from "./page-editor.tsx";
import { pageForm } from "./page.form.ts";
import { PageHistory } from "./page-history.tsx";
import { keepText, readKeptText } from "./kept-text.server.ts";
import { PageLanguages } from "./page-languages.tsx";
import { PAGES, pagePath } from "./page-path.ts";
import { PagePreview } from "./page-preview.tsx";
import { isPreviewed } from "./previewed.ts";
import { languageChoices, versionView } from "./page-view.ts";
import { readPage } from "./read-page.server.ts";

export const handle = { title: "operators:pages.one" } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { page, language, version } = await readPage(url, params.token, context);
  return {
    token: page.token,
    language,
    version,
    choices: languageChoices(page.languages),
    versions: page.versions.map((one) => versionView(one, localeOf(context))),
    text: page.text ?? { title: "", description: "", markdown: "" },
    // An earlier version is what was asked for.
    typed: version === undefined ? await readKeptText({ url, language, context }) : undefined,
    key_: mintKey(),
    constraint: constraintsOf(pageForm),
  };
}

/** Until it is published, what was sent is kept: in a preview, refused, and where the session turns out to be over. */
export async function action(sent: Route.ActionArgs) {
  const { url, context } = sent;
  const keep = { url, request: sent.request.clone(), context };
  const answer = await takeStep(sent).catch(async (thrown: unknown) => {
    await keepText(keep);
    throw thrown;
  });
  if (answer instanceof Response) await typedOf(context).forget();
  else await keepText(keep);
  return answer;
}

async function takeStep({ params, url, request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: pageForm, context });
  if (!form.ok) return withPreview(form.reject(), context);
  const { step, description = "", why = "", ...text } = form.value;
  if (step !== "publish") return withPreview(form.again(), context);
  const { page, language } = await readPage(url, params.token, context);
  const published = await apiOf(context).call(publishPage, { token: page.token, language, description, why, ...text });
  const t = textsOf(context);
  if (!published.ok) {
    const texts = { decision_changed: t("operators:pages.changed_meanwhile") };
    return withPreview(
      form.refuse(published.problem, { texts, renewed: { decision_changed: "seen", key_reused: "key" } }),
      context,
    );
  }
  expireSettings(context.get(platformContext).host);
  flash(context, { tone: "success", text: t("operators:pages.published") });
  return redirect(pagePath(page.token, language), 303);
}

/** With what visitors would read, where there is nothing wrong with the text. */
function withPreview({ data: { form }, init }: Refused, context: Context) {
  const markdown = isPreviewed(form) ? cleanText(String(form.initialValue?.["markdown"] ?? "")) : undefined;
  const preview = markdown === undefined ? undefined : parseMarkdown(markdown, new URL(originOf(context)).host);
  return data({ form, preview }, init ?? undefined);
}

/** One page in one language: its text, the preview before anything is changed, and all its versions. */
export default function OperatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const { token, language, version, choices, versions, text, typed, key_, constraint } = loaderData;
  const [latest] = versions;
  const isOld = version !== undefined && (version !== latest?.version || latest.state === "withdrawn");
  const form = {
    constraint,
    reply: actionData?.form ?? typed,
    action: pagePath(token, language),
    key_,
    seen: latest?.version ?? 0,
  };
  if (actionData?.preview)
    return (
      <Page
        title={t("pages.preview_title")}
        lead={t("pages.preview_lead", { token, language: languageName(language) })}
      >
        <PagePreview {...form} nodes={actionData.preview} language={language} />
      </Page>
    );
  return (
    <Page title={`/${token}`} back={<a href={PAGES}>{t("pages.title")}</a>}>
      <PageLanguages token={token} choices={choices} current={language} />
      {isOld && !actionData && <Banner tone="info">{t("pages.old_version", { version })}</Banner>}
      {typed && !actionData && <NotPublished token={token} language={language} latest={latest?.version} />}
      <PageEditor {...form} text={text} language={language} />
      {versions.length > 0 && <PageHistory {...{ token, language, versions }} />}
    </Page>
  );
}

/** The text is one that was kept; what stands on the page, or stood there last, is a link away. */
function NotPublished({ token, language, latest }: { token: string; language: Locale; latest: number | undefined }) {
  const { t } = useTranslation("operators");
  const href = pagePath(token, language, latest);
  return (
    <TypedKept
      instead={latest === undefined ? undefined : <a href={href}>{t("pages.instead", { version: latest })}</a>}
    />
  );
}
