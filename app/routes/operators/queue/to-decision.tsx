import { linkTarget } from "../../../design/link-target.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { toDecision } from "../inspection/inspection.css.ts";

/** The id of the card in which one decides. */
export const DECISION = "decision";

/** On a phone what is inspected stands first, and the decision some screens below it. */
export function ToDecision() {
  const { t } = useTranslation("operators");
  return (
    <p className={toDecision}>
      <a href={`#${DECISION}`} className={linkTarget}>
        {t("decision.to")}
      </a>
    </p>
  );
}
