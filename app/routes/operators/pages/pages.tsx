import { listPages } from "../../../contract/operators/operator-pages.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { languageNames } from "../../../domain/locale/languages.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/pages.ts";
import { PAGES, pagePath } from "./page-path.ts";
import { versionView, type VersionView } from "./page-view.ts";

export const handle = { title: "operators:pages.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = await apiOf(context).callOrThrow(listPages);
  const locale = localeOf(context);
  return {
    pages: pages.map(({ token, languages }) => ({
      token,
      languages: languages.map((one) => ({ ...versionView(one, locale), language: one.language })),
    })),
  };
}

/** All pages that operators wrote, by address (decision 0237). */
export default function Pages({ loaderData: { pages } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("pages.title")} lead={t("pages.lead")}>
      <Actions>
        <ButtonLink href={`${PAGES}/new`}>{t("pages.make")}</ButtonLink>
      </Actions>
      {pages.length === 0 ? (
        <EmptyState icon="globe" title={t("pages.none")}>
          <p>{t("pages.none_text")}</p>
        </EmptyState>
      ) : (
        <Card>
          <ul className={styles.list} aria-label={t("pages.title")}>
            {pages.map(({ token, languages }) => (
              <li key={token} className={styles.row}>
                <p className={styles.what}>
                  <a href={pagePath(token)} className={linkTarget}>
                    /{token}
                  </a>
                </p>
                {languages.map((one) => (
                  <LanguageLine key={one.language} {...one} />
                ))}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

function LanguageLine({
  language,
  title,
  state,
  at,
  operator,
}: VersionView & { language: keyof typeof languageNames }) {
  const { t } = useTranslation("operators");
  return (
    <p className={styles.details}>
      {languageNames[language]}: <span lang={language}>{title}</span> · {t(`pages.states.${state}`)} · {at} · {operator}
    </p>
  );
}
