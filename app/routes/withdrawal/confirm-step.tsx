import { PageMemberField } from "../../page-parts/page-member-field.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { ContractView } from "./contract-view.ts";

interface ConfirmStepProps {
  contract: ContractView;
  /** As it was signed. */
  name: string;
  email: string;
  action: string;
  refundId: string;
  /** The sums are others than those that were confirmed. */
  changed: boolean;
}

/** The second step: what is paid back to the cent, what it means, and the one button that does it. */
export function ConfirmStep({ contract, name, email, action, refundId, changed }: ConfirmStepProps) {
  const { t } = useTranslation(["withdrawal", "credits"]);
  const { id, credits, price, moment, method, receipt, used, unused, refund, kept, minor } = contract;
  const items = [
    { term: t("sums.contract"), detail: t("contract", { count: credits, price }) },
    { term: t("sums.bought"), detail: moment },
    { term: t("credits:receipt.method"), detail: t(`credits:methods.${method}`) },
    ...(receipt ? [{ term: t("sums.receipt"), detail: receipt }] : []),
    { term: t("sums.used"), detail: t("sums.used_detail", { count: used, kept }) },
    { term: t("sums.unused"), detail: t("sums.unused_detail", { count: unused }) },
    { term: t("sums.back"), detail: <strong>{refund}</strong> },
    { term: t("sums.name"), detail: name },
    { term: t("sums.email"), detail: email },
  ];
  return (
    <Page title={t("confirm_title")} width="narrow" back={<a href={`/withdraw?payment_id=${id}`}>{t("back")}</a>}>
      {changed && <Banner tone="warning">{t("changed")}</Banner>}
      <Card as="section">
        <Facts items={items} />
      </Card>
      <Consequences contract={contract} />
      <ServerForm action={action}>
        <PageMemberField />
        {Object.entries({ payment_id: id, name, refund_id: refundId, refund: minor, unused }).map(([key, value]) => (
          <Hidden key={key} name={key} value={String(value)} />
        ))}
        <Actions>
          <Button>{t("confirm")}</Button>
          <ButtonLink href="/transactions" tone="quiet">
            {t("keep")}
          </ButtonLink>
        </Actions>
      </ServerForm>
    </Page>
  );
}

function Consequences({ contract: { unused, held, premium_ends, minor } }: Pick<ConfirmStepProps, "contract">) {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      <p>{t("means.credits", { count: unused })}</p>
      {held > 0 && <p>{t("means.held", { count: held })}</p>}
      <p>{t(premium_ends ? "means.premium_ends" : "means.premium_stays")}</p>
      <p>{t(minor > 0 ? "means.way" : "means.no_money")}</p>
    </>
  );
}
