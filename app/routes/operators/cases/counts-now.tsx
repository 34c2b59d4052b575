import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { StandingView } from "./case-view.ts";

/** What counts about the member while the operator decides: another decision adds to it. Nothing where we know of no member. */
export function CountsNow({ standing }: { standing: StandingView | null | undefined }) {
  const { t } = useTranslation("operators");
  if (!standing) return null;
  return (
    <p>
      {t("case.counts_now")}{" "}
      <strong>
        <Standing standing={standing} />
      </strong>
    </p>
  );
}

/** Which kinds count, and until when. */
export function Standing({ standing }: { standing: StandingView }) {
  const { t } = useTranslation("operators");
  const kinds = standing.map(({ kind, until }) =>
    until ? `${t(`sanction.kinds.${kind}`)} (${t("case.until", { at: until })})` : t(`sanction.kinds.${kind}`),
  );
  return kinds.join(", ") || t("member.no_sanction");
}
