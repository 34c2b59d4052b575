import { outcomeShown } from "../../../contract/safety/cases.ts";
import type { AnswerOf } from "../../../contract/endpoint.ts";
import type { getAppeal } from "../../../contract/safety/reports.ts";
import { CaseNumber } from "../../../page-parts/words/case-number.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";

/** The decision that a link of a mail opens. */
export interface Decision extends Omit<AnswerOf<typeof getAppeal>, "state" | "decided_at" | "until"> {
  number: string;
  /** When it was decided, in words. */
  at: string;
  /** The last day of a measure that was taken for a time, in words. */
  until: string | null;
}

/** What was decided and why, as its mail says it. Who reported is not told what was done. */
export function DecisionFacts({ number, side, outcome, ground, words, at, until }: Decision) {
  const { t } = useTranslation(["complaints", "cases"]);
  const shown = outcomeShown({ outcome, ground });
  const acted = side === "reporter" && outcome !== "nothing";
  const lasts = until ? t("complaints:appeal.until_day", { day: until }) : t("complaints:appeal.until_lifted");
  const isForATime = outcome === "hold" || outcome === "suspend";
  const facts = [
    { term: t("complaints:appeal.case"), detail: <CaseNumber>{number}</CaseNumber> },
    { term: t("complaints:appeal.at"), detail: at },
    ...(acted ? [] : [{ term: t("complaints:appeal.decision"), detail: t(`cases:outcomes.${shown}`) }]),
    ...(isForATime && !acted ? [{ term: t("complaints:appeal.lasts"), detail: lasts }] : []),
    ...(shown === ground ? [] : [{ term: t("complaints:appeal.ground"), detail: t(`cases:grounds.${ground}`) }]),
    ...(words ? [{ term: t("complaints:appeal.words"), detail: words }] : []),
  ];
  return (
    <Card>
      <Facts items={facts} />
    </Card>
  );
}
