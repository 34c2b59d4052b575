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
  const what = isAction(action) ? t(`operators:audit.actions.${action}`) : action;
  const where = queue ? `${queueName(queue, t)}${item === null ? "" : ` ${item}`}` : undefined;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {operator}: {[what, where].filter(Boolean).join(", ")}
      </p>
      <p className={styles.details}>
        {[at, member && t("operators:audit.member", { id: member }), why && whyText(why, t)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </li>
  );
}

/** A reason of a list in its words; one in an operator's own words as it is. */
function whyText(
  why: string,
  t: (
    key:
      | `operators:photo.reasons.${PhotoRefusal}`
      | `operators:text.reasons.${TextRefusal}`
      | `cases:grounds.${CaseGround}`,
  ) => string,
): string {
  const photo = photoRefusals.find((one) => one === why);
  if (photo) return t(`operators:photo.reasons.${photo}`);
  const text = textRefusals.find((one) => one === why);
  if (text) return t(`operators:text.reasons.${text}`);
  const ground = caseGrounds.find((one) => one === why);
  return ground ? t(`cases:grounds.${ground}`) : why;
}

/** `lifted` and `reverse` stand in rows of earlier builds, which did not say what was lifted and what is decided instead. */
const actions = [
  "fictional_made",
  "fictional_changed",
  "fictional_retired",
  "fictional_photo",
  "fictional_photos_moved",
  "fictional_photo_deleted",
  "looked",
  "approved",
  "refused",
  "answered",
  "not_answered",
  "undone",
  "searched",
  "opened",
  "warned",
  "held",
  "suspended",
  "banned",
  "lifted",
  "lifted_warn",
  "lifted_hold",
  "lifted_suspend",
  "lifted_ban",
  "erased",
  "erased_at_once",
  "read",
  "nothing",
  "uphold",
  "reverse",
  "reverse_nothing",
  "reverse_warn",
  "reverse_hold",
  "reverse_suspend",
  "reverse_ban",
  "signed_in",
  "signed_in_passkey",
  "passkey_added",
  "passkey_removed",
  "operator_added",
  "operator_changed",
  "operator_removed",
] as const;

function isAction(action: string): action is (typeof actions)[number] {
  return (actions as readonly string[]).includes(action);
}
