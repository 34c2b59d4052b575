import { useTranslation } from "../../../request/locale/use-translation.ts";

/** What the fields of a decision on a case are called. */
export function useDecisionLabels() {
  const { t } = useTranslation("operators");
  return { outcome: t("case.outcome"), ground: t("case.ground"), days: t("case.how_long"), words: t("case.own_words") };
}
