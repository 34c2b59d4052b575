import type { ReactNode } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../operators.css.ts";
import type { DebitView } from "./debit-view.ts";

/** One collection: how the bank's statement names it, and of the account the end. */
export function DebitRow({ debit, children }: { debit: DebitView; children?: ReactNode }) {
  const { t } = useTranslation("operators");
  const { end_to_end_id, amount, day, reference, iban_end, status } = debit;
  const what = [t(`debits.states.${status}`), day, t("debits.account", { end: iban_end }), reference];
  return (
    <li className={styles.row}>
      <p className={styles.what}>{[end_to_end_id, amount].join(" · ")}</p>
      <p className={styles.details}>{what.join(" · ")}</p>
      {children}
    </li>
  );
}
