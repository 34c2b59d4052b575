import type { AuditRow } from "../../../contract/operators/operators.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../operators.css.ts";
import { memberPath } from "../members/member-path.ts";
import { reasonWords } from "./reason-words.ts";
import { queueName } from "../queue/queue-card.tsx";

/** Rows of the record, the latest first; `at` in words. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useTranslation("operators");
  return (
    <ul className={styles.list} aria-label={t("audit.title")}>
      {rows.map((row) => (
        <Row key={row.number} {...row} />
      ))}
    </ul>
  );
}

function Row({ at, operator, action, queue, item, case: about, member, why }: AuditRow) {
  const { t } = useTranslation(["operators", "cases"]);
  const what = t(`operators:audit.actions.${action}`);
  const where = queue ? [queueName(queue, t), about ?? item] : [about];
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {operator}: <NumberedText text={[what, where.filter(Boolean).join(" ")].filter(Boolean).join(", ")} />
      </p>
      <p className={styles.details}>
        {at}
        {member && " · "}
        {member && (
          <a href={memberPath(member)} className={linkTarget}>
            {t("operators:audit.member", { id: member })}
          </a>
        )}
        {why && ` · ${reasonWords({ action, queue, why }, t)}`}
      </p>
    </li>
  );
}
