import { outcomeShown } from "../../../contract/safety/cases.ts";
import { CaseNumber } from "../../../page-parts/words/case-number.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { CaseProgress } from "../../../contract/operators/operator-cases.ts";
import type { SummaryView } from "./case-view.ts";
import * as styles from "./cases.css.ts";

interface DecisionListProps extends SummaryView {
  progress?: CaseProgress | null | undefined;
}

/** A case in a line, what was decided on it, and appeals. `progress`: what waits is worked on, or not carried out yet. */
export function DecisionList({ case: number, reason, at, decisions, appeals, progress }: DecisionListProps) {
  const { t } = useTranslation(["operators", "cases"]);
  const waiting = (now: DecisionListProps["progress"]) =>
    t(now ? `operators:case.progress.${now}` : "operators:case.waiting");
  return (
    <div>
      <p className={styles.details}>
        <CaseNumber>{number}</CaseNumber> · {t(`cases:reasons.${reason}`)} · {at}
        {decisions.length === 0 && ` · ${waiting(progress)}`}
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
      {appeals.map(({ side, at: sent, decided, progress: now }) => (
        <p key={side}>
          {t("operators:case.appeal")} · {t(`operators:case.by.${side}`)} · {sent} ·{" "}
          {decided ? t("operators:case.answered") : waiting(now)}
        </p>
      ))}
    </div>
  );
}
