import { disputeOutcomes } from "../../../contract/operators/money/dispute-outcomes.ts";
import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";

interface DisputeProps {
  /** Credits that the member owes; null: nobody any more. */
  debt: number | null;
  dispute_open: boolean;
  /** The last thing that happened to the payment. */
  change: number;
  dispute_notes: { at: string; operator: string; outcome: string }[];
  constraint: Constraints;
  reply: FormReply | undefined;
}

/** A payment that a bank took back: what is owed of it, what operators did about it, and the form that says so. */
export function Dispute({ debt, dispute_open: isOpen, change, dispute_notes: notes, constraint, reply }: DisputeProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Card as="section">
      <h2>{t("operators:payments.dispute")}</h2>
      {debt !== null && (
        <p>{debt > 0 ? t("operators:payments.debt", { count: debt }) : t("operators:payments.no_debt")}</p>
      )}
      <Notes notes={notes} />
      {(isOpen || reply) && (
        <ServerForm
          constraint={constraint}
          reply={reply}
          errorTitle={t("login:errors_title")}
          labels={{ outcome: t("operators:dispute.question") }}
        >
          <p>{t("operators:dispute.text")}</p>
          <Hidden name="change" value={String(change)} />
          <ChoiceField
            name="outcome"
            options={disputeOutcomes.map((value) => ({
              value,
              label: t(`operators:dispute.outcomes.${value}`),
              hint: t(`operators:dispute.hints.${value}`),
            }))}
          />
          <Button>{t("operators:dispute.submit")}</Button>
        </ServerForm>
      )}
    </Card>
  );
}

function Notes({ notes }: { notes: DisputeProps["dispute_notes"] }) {
  const { t } = useTranslation("operators");
  if (notes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notes.map(({ at, operator, outcome }, place) => {
        const known = disputeOutcomes.find((one) => one === outcome);
        return (
          <Row
            key={notes.length - place}
            what={known ? t(`dispute.outcomes.${known}`) : outcome}
            details={[operator, at]}
          />
        );
      })}
    </ul>
  );
}
