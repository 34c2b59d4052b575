import { actionWords } from "./audit-actions.ts";
import { type CaseGround, caseGrounds } from "../../contract/cases.ts";
import type { AuditRow } from "../../contract/operators.ts";
import { type PhotoRefusal, photoRefusals } from "../../contract/photo-refusals.ts";
import { type TextRefusal, textRefusals } from "../../contract/text-refusals.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import * as styles from "./operators.css.ts";
import { queueName } from "./queue-card.tsx";

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

function Row({ at, operator, action, queue, item, member, why }: AuditRow) {
  const { t } = useTranslation(["operators", "cases"]);
  const what = actionWords(action, t);
  const where = queue ? `${queueName(queue, t)}${item === null ? "" : ` ${item}`}` : undefined;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {operator}: {[what, where].filter(Boolean).join(", ")}
      </p>
      <p className={styles.details}>
        {[at, member && t("operators:audit.member", { id: member }), why && whyText({ action, why }, t)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </li>
  );
}

/** By what the staff search for members. */
const searches = ["id", "email", "name"] as const;

/** A reason of a list in its words; one in an operator's own words as it is. */
function whyText(
  { action, why }: { action: string; why: string },
  t: (
    key:
      | `operators:audit.searched_by.${(typeof searches)[number]}`
      | `operators:photo.reasons.${PhotoRefusal}`
      | `operators:text.reasons.${TextRefusal}`
      | `cases:grounds.${CaseGround}`,
  ) => string,
): string {
  const by = action === "searched" ? searches.find((one) => one === why) : undefined;
  if (by) return t(`operators:audit.searched_by.${by}`);
  const photo = photoRefusals.find((one) => one === why);
  if (photo) return t(`operators:photo.reasons.${photo}`);
  const text = textRefusals.find((one) => one === why);
  if (text) return t(`operators:text.reasons.${text}`);
  const ground = caseGrounds.find((one) => one === why);
  return ground ? t(`cases:grounds.${ground}`) : why;
}
