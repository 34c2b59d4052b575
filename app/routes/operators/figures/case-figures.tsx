import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { moderationFigures } from "../../../contract/operators/operator-figures.ts";
import { outcomeShown } from "../../../contract/safety/cases.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { byKind } from "./by-kind.ts";
import { CountsTable } from "./counts-table.tsx";

export type Figures = ReplyOf<typeof moderationFigures>;

/** What was reported, by reason and by who sent it. */
export function NoticeFigures({ notices }: Figures) {
  const { t } = useTranslation(["operators", "cases"]);
  const kinds = ["report", "complaint"] as const;
  return (
    <CountsTable
      title={t("operators:figures.notices")}
      head={[t("operators:figures.reason"), ...kinds.map((kind) => t(`operators:figures.kinds.${kind}`))]}
      rows={byKind(notices, kinds, ({ reason }) => t(`cases:reasons.${reason}`))}
    />
  );
}

/** What was decided first on each case, and on which ground. */
export function DecisionFigures({ decisions }: Figures) {
  const { t } = useTranslation(["operators", "cases"]);
  const kinds = ["report", "complaint", "operator"] as const;
  return (
    <CountsTable
      title={t("operators:figures.decisions")}
      head={[t("operators:figures.decision"), ...kinds.map((kind) => t(`operators:figures.kinds.${kind}`))]}
      rows={byKind(decisions, kinds, (decision) => {
        const what = t(`cases:outcomes.${outcomeShown(decision)}`);
        return decision.ground === "dealt_with" ? what : `${what}: ${t(`cases:grounds.${decision.ground}`)}`;
      })}
    />
  );
}

/** What operators took back by themselves. */
export function LiftFigures({ lifted }: Figures) {
  const { t } = useTranslation("operators");
  return (
    <CountsTable
      title={t("figures.lifted")}
      head={[t("figures.measure"), t("figures.number")]}
      rows={lifted.map(({ kind, count }) => ({ name: t(`sanction.kinds.${kind}`), counts: [count] }))}
    />
  );
}

/** Who appealed, and what became of it. */
export function AppealFigures({ appeals }: Figures) {
  const { t } = useTranslation("operators");
  return (
    <CountsTable
      title={t("figures.appeals")}
      head={[t("figures.by"), t("figures.received"), t("figures.upheld"), t("figures.reversed")]}
      rows={appeals.map(({ side, received, upheld, reversed }) => ({
        name: t(`case.by.${side}`),
        counts: [received, upheld, reversed],
      }))}
    />
  );
}
