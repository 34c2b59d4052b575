import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { CaseView } from "./case-view.ts";

/** What counts about the member while the operator decides: another decision adds to it. Nothing where we know of no member. */
export function CountsNow({ standing }: Pick<CaseView, "standing">) {
  const { t } = useTranslation("operators");
  if (!standing) return null;
  const kinds = standing.map(({ kind, until }) =>
    until ? `${t(`sanction.kinds.${kind}`)} (${t("case.until", { at: until })})` : t(`sanction.kinds.${kind}`),
  );
  return (
    <p>
      {t("case.counts_now")} <strong>{kinds.join(", ") || t("member.no_sanction")}</strong>
    </p>
  );
}
