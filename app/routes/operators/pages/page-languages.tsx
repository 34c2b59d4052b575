import { linkTarget } from "../../../design/link-target.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../operators.css.ts";
import { pagePath } from "./page-path.ts";
import type { languageChoices } from "./page-view.ts";

interface PageLanguagesProps {
  token: string;
  choices: ReturnType<typeof languageChoices>;
  current: string;
}

/** From one language of a page to the others. */
export function PageLanguages({ token, choices, current }: PageLanguagesProps) {
  const { t } = useTranslation("operators");
  return (
    <nav aria-label={t("pages.languages")}>
      <ul className={styles.links}>
        {choices.map(({ language, name, state }) => (
          <li key={language}>
            <a
              href={pagePath(token, language)}
              className={linkTarget}
              aria-current={language === current ? "page" : undefined}
            >
              {name} ({t(`pages.states.${state}`)})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
