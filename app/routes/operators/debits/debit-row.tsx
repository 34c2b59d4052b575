import type { ReactNode } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Row } from "../row.tsx";
import type { DebitView } from "./debit-view.ts";

/** One collection: how the bank's statement names it, and of the account the end. */
export function DebitRow({ debit, children }: { debit: DebitView; children?: ReactNode }) {
  const { t } = useTranslation("operators");
  const { end_to_end_id, amount, day, reference, iban_end, status } = debit;
  const details = [t(`debits.states.${status}`), day, t("debits.account", { end: iban_end }), reference];
  return (
    <Row what={[end_to_end_id, amount].join(" · ")} details={details}>
      {children}
    </Row>
  );
}
