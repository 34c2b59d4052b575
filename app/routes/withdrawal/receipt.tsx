import { currentUser } from "../../contract/account/session.ts";
import { listWithdrawals } from "../../contract/money/withdrawals.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { apiOf, localeOf } from "../../request/context.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/receipt.ts";
import { type WithdrawalView, withdrawalView } from "./contract-view.ts";

export const handle = { title: "withdrawal:receipt.title", quiet: true } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [answer, { user }] = await Promise.all([api.callOrThrow(listWithdrawals), api.callOrThrow(currentUser)]);
  const found = answer.withdrawals.find(({ refund_id }) => refund_id === params.id);
  if (!found) throw failure({ error: "not_found" });
  return { withdrawal: withdrawalView(found, { locale: localeOf(context), zone: readersZone(user) }) };
}

/** The proof of a withdrawal: what was declared, by whom and when, and how its money stands. */
export default function Receipt({ loaderData: { withdrawal } }: Route.ComponentProps) {
  const { t } = useTranslation("withdrawal");
  const { name, email, moment, refund, kept, credits, payment, receipt } = withdrawal;
  const items = [
    { term: t("receipt.at"), detail: <strong>{moment}</strong> },
    { term: t("sums.name"), detail: name },
    receipt ? { term: t("sums.receipt"), detail: receipt } : { term: t("receipt.payment"), detail: payment },
    { term: t("sums.back"), detail: <strong>{refund}</strong> },
    { term: t("receipt.kept"), detail: kept },
    { term: t("receipt.credits"), detail: credits },
    { term: t("sums.email"), detail: email },
  ];
  return (
    <Page
      title={t("receipt.title")}
      lead={t("receipt.lead", { email })}
      width="narrow"
      back={<AppLink href="/transactions">{t("to_payments")}</AppLink>}
    >
      <Standing {...withdrawal} />
      <Card as="section">
        <Facts items={items} />
      </Card>
      <ButtonLink asChild tone="secondary">
        <AppLink href={`/transactions/${payment}`}>{t("receipt.to_payment")}</AppLink>
      </ButtonLink>
    </Page>
  );
}

function Standing({
  status,
  nothing,
  charged_back: isBack,
}: Pick<WithdrawalView, "status" | "nothing" | "charged_back">) {
  const { t } = useTranslation("withdrawal");
  if (nothing) return <Banner tone="info">{t("means.no_money")}</Banner>;
  if (status !== "failed") return <Banner tone="info">{t(`receipt.status_${status}`)}</Banner>;
  if (isBack) return <Banner tone="info">{t("receipt.taken_back")}</Banner>;
  return (
    <Banner tone="warning">
      <LinkedText text={t("receipt.status_failed")} links={{ support: "/support?topic=payment", again: "/withdraw" }} />
    </Banner>
  );
}
