import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../operators.css.ts";
import type { MemberView } from "./member-view.ts";

interface ListRow {
  key: string;
  what: string;
  details: string;
}

/** What was decided, agreed to and paid. */
export function MemberLists({ sanctions, consents, payments }: MemberView) {
  const { t } = useTranslation(["operators", "credits"]);
  const lists = {
    sanctions: sanctions.map(({ kind, lifted, until, decided_at, ...one }) => ({
      key: `${kind} ${lifted} ${decided_at}`,
      what: lifted ? t("member.lifted", { what: t(`sanction.kinds.${kind}`) }) : t(`sanction.kinds.${kind}`),
      details: [decided_at, until && t("member.until", { at: until }), one.case && t("member.case", { id: one.case })]
        .filter(Boolean)
        .join(" · "),
    })),
    consents: consents.map(({ kind, given, at }) => ({
      key: `${kind} ${at}`,
      what: t(given ? `member.consent.${kind}` : "member.withdrawn", { what: t(`member.consent.${kind}`) }),
      details: at,
    })),
    payments: payments.map(({ payment_id, bundle, status, at }) => ({
      key: payment_id,
      what: `${bundle}: ${t(`credits:status.${status}`)}`,
      details: [at, payment_id].join(" · "),
    })),
  } satisfies Record<string, ListRow[]>;
  return (["sanctions", "consents", "payments"] as const).map((name) => (
    <Card key={name} as="section">
      <h2>{t(`member.${name}`)}</h2>
      {lists[name].length === 0 && <p>{t("member.nothing")}</p>}
      <ul className={styles.list}>
        {lists[name].map(({ key, what, details }) => (
          <li key={key} className={styles.row}>
            <p className={styles.what}>{what}</p>
            <p className={styles.details}>{details}</p>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
