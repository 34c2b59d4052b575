import { MOST_CASES } from "../../../contract/safety/cases.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import type { FollowedView } from "../cases/case-view.ts";
import { DecisionList } from "../cases/decision-list.tsx";
import * as styles from "../operators.css.ts";
import { casePath } from "./member-path.ts";

/** The cases in which the member is the one reported. Evidence of a decided one is a page of its own: each look is written down. */
export function MemberCases({ id, cases }: { id: string; cases: readonly FollowedView[] }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("member.cases")}</h2>
      {cases.length === 0 && <p>{t("member.nothing")}</p>}
      {cases.length === MOST_CASES && <p>{t("member.cases_most", { count: MOST_CASES })}</p>}
      <ul className={styles.list}>
        {cases.map((one) => (
          <li key={one.case} className={styles.row}>
            <DecisionList {...one} />
            {one.decisions.length > 0 && one.evidence && (
              <a href={casePath(id, one.case)} className={linkTarget}>
                <NumberedText text={t("member.evidence", { id: one.case })} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
