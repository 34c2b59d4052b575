import { profileFacts } from "../../contract/people/profile-values.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";

/** What the lists of `FactsFields` are called, also where a form sums up its mistakes. */
export function useFactLabels(): Record<string, string> {
  const { t } = useTranslation("attributes");
  return Object.fromEntries(profileFacts.map((fact) => [fact, t(`facts.${fact}`)]));
}
