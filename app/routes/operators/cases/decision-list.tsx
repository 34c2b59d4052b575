import { outcomeShown } from "../../../contract/safety/cases.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { SummaryView } from "./case-view.ts";
import * as styles from "./cases.css.ts";

/** A case in a line, what was decided on it, and appeals. */
export function DecisionList({ case: number, reason, at, decisions, appeals }: SummaryView) {
  const { t } = useTranslation(["operators", "cases"]);
  return (
    <div>
      <p className={styles.details}>
        {number} · {t(`cases:reasons.${reason}`)} · {at}
        {decisions.length === 0 && ` · ${t("operators:case.waiting")}`}
      </p>
      {decisions.map((decision) => (
        <div key={decision.at + decision.outcome}>
          <p>
            <strong>{t(`cases:outcomes.${outcomeShown(decision)}`)}</strong>
            {decision.ground !== "dealt_with" && ` · ${t(`cases:grounds.${decision.ground}`)}`} · {decision.at}
            {decision.until && ` · ${t("operators:case.until", { at: decision.until })}`}
            {decision.on_appeal && ` · ${t("operators:case.on_appeal")}`}
            {decision.lifted && ` · ${t("operators:case.lifted")}`}
          </p>
          {decision.words && <p className={styles.words}>{decision.words}</p>}
        </div>
      ))}
      {appeals.map(({ side, at: sent, decided }) => (
        <p key={side}>
          {t("operators:case.appeal")} · {t(`operators:case.by.${side}`)} · {sent} ·{" "}
          {t(decided ? "operators:case.answered" : "operators:case.waiting")}
        </p>
      ))}
    </div>
  );
}
