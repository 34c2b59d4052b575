import { linkTarget } from "../../../design/link-target.css.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import { pagePath, withdrawPath } from "./page-path.ts";
import type { VersionView } from "./page-view.ts";

interface PageHistoryProps {
  token: string;
  language: Locale;
  versions: VersionView[];
}

/** All versions in one language, and the ways to the page itself and to taking it off the site. */
export function PageHistory({ token, language, versions }: PageHistoryProps) {
  const { t } = useTranslation("operators");
  const [latest] = versions;
  return (
    <Card as="section">
      <h2>{t("pages.history")}</h2>
      <ul className={styles.list} aria-label={t("pages.history")}>
        {versions.map((version) => (
          <Version
            key={version.version}
            {...version}
            path={pagePath(token, language, version.version)}
            current={version === latest}
          />
        ))}
      </ul>
      {latest?.state === "published" && (
        <Actions>
          <ButtonLink href={`/${token}`} tone="secondary">
            {t("pages.visit")}
          </ButtonLink>
          <ButtonLink href={withdrawPath(token, language)} tone="secondary">
            {t("pages.withdraw")}
          </ButtonLink>
        </Actions>
      )}
    </Card>
  );
}

function Version({
  version,
  state,
  at,
  operator,
  why,
  path,
  current,
}: VersionView & { path: string; current: boolean }) {
  const { t } = useTranslation("operators");
  return (
    <Row what={t(`pages.version_${state}`, { version, operator })} details={[at, why]}>
      {!(current && state === "published") && (
        <a href={path} className={linkTarget}>
          {t("pages.bring_back", { version })}
        </a>
      )}
    </Row>
  );
}
