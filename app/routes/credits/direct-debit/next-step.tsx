import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Disclosure } from "../../../page-parts/disclosure.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ErrorSummary } from "../../../ui/form/form-frame.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Section } from "../../../ui/page/page.tsx";
import { CodeStep } from "./code-step.tsx";
import type { DirectDebitView } from "./direct-debit-view.server.ts";
import { MandateForm } from "./mandate-form.tsx";
import { MandateTerms } from "./mandate-terms.tsx";

interface NextStepProps extends DirectDebitView {
  /** What was typed is to be corrected. */
  changing: boolean;
  /** The member confirmed their address. */
  confirmed: boolean;
  newId: string;
  constraint: Constraints;
  ibanHint: string;
  here: string;
  change: string;
  /** Where the order is paid in another way. */
  otherwise: string;
  reply?: FormReply;
}

/** What comes next: the code that was sent, or the form; behind a line where there is a mandate already. */
export function NextStep(props: NextStepProps) {
  const { t } = useTranslation("direct-debit");
  const { creditor, request, mandates, blocked, changing, confirmed, here, otherwise, reply } = props;
  if (blocked) return <PayOtherwise href={otherwise} />;
  if (!creditor)
    return (
      <EmptyState icon="wallet" title={t("unavailable_title")}>
        <p>{confirmed ? t("unavailable") : t("confirm_address")}</p>
        <PayOtherwise href={otherwise} />
      </EmptyState>
    );
  if (request && !changing && sentBy(reply) !== "request")
    return <SignWithCode {...props} {...{ creditor, request }} />;
  const form = (
    <>
      <Section title={t("form_title")}>
        <MandateForm
          action={here}
          mandateId={props.newId}
          typed={changing ? request : undefined}
          constraint={props.constraint}
          ibanHint={props.ibanHint}
          reply={reply}
        />
      </Section>
      <MandateTerms creditor={creditor} />
    </>
  );
  const isGiven = mandates.some(({ status }) => status === "active");
  if (!isGiven) return form;
  return (
    <Disclosure title={t("another")} open={reply !== undefined || changing}>
      {form}
    </Disclosure>
  );
}

type SignProps = NextStepProps & {
  creditor: NonNullable<NextStepProps["creditor"]>;
  request: NonNullable<NextStepProps["request"]>;
};

function SignWithCode({ creditor, request, here, change, newId, constraint, reply }: SignProps) {
  return (
    <>
      {/* No field of the code's form is to blame. */}
      {reply && sentBy(reply) !== "confirm" && <ErrorSummary reply={reply} />}
      <CodeStep
        action={here}
        change={change}
        mandateId={request.mandate_id}
        newId={newId}
        sent={request.sent}
        constraint={constraint}
        reply={sentBy(reply) === "confirm" ? reply : undefined}
      />
      <MandateTerms creditor={creditor} signer={request} />
    </>
  );
}

/** Which of the page's forms was refused. */
function sentBy(reply: FormReply | undefined): unknown {
  return reply?.initialValue?.["intent"];
}

function PayOtherwise({ href }: { href: string }) {
  const { t } = useTranslation("direct-debit");
  return (
    <ButtonLink href={href} tone="secondary">
      {t("pay_otherwise")}
    </ButtonLink>
  );
}
