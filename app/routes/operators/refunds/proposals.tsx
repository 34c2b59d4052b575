import { listRefundProposals } from "../../../contract/operators/money/operator-proposals.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { paymentPath } from "../payments/payment-path.ts";
import type { Route } from "./+types/proposals.ts";
import { proposalPath } from "./refund-path.ts";

export const handle = { title: "operators:proposals.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { proposals } = await apiOf(context).callOrThrow(listRefundProposals);
  const locale = localeOf(context);
  return {
    proposals: proposals.map(({ amount, at, ...proposal }) => ({
      ...proposal,
      sum: formatMoney(amount, locale),
      at: formatMoment(at, locale),
    })),
  };
}

/** Refunds that wait for a second operator, the longest first (decision 0239). Each look is written down. */
export default function Proposals({ loaderData: { proposals } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const [own, others] = [proposals.filter((one) => one.own), proposals.filter((one) => !one.own)];
  return (
    <Page title={t("proposals.title")} lead={t("proposals.lead")}>
      <MoneyPages current="proposals" />
      {proposals.length === 0 && (
        <EmptyState icon="check" title={t("proposals.none")}>
          <p>{t("proposals.none_text")}</p>
        </EmptyState>
      )}
      {others.length > 0 && <Group title={t("proposals.to_decide")} proposals={others} />}
      {own.length > 0 && <Group title={t("proposals.own")} text={t("proposals.own_text")} proposals={own} />}
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"]["proposals"];

function Group({ title, text, proposals }: { title: string; text?: string; proposals: Loaded }) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ul className={styles.list} aria-label={title}>
        {proposals.map((proposal) => (
          <li key={`${proposal.member} ${proposal.refund_id}`} className={styles.row}>
            <Proposal {...proposal} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Proposal({ refund_id, member, number, sum, credits, at, operator, why, own }: Loaded[number]) {
  const { t } = useTranslation("operators");
  return (
    <>
      <p className={styles.what}>
        <a href={proposalPath(member, refund_id)} className={linkTarget}>
          {t(own ? "proposals.take_back" : "proposals.decide", { sum })}
        </a>
      </p>
      <p className={styles.details}>
        {[t("proposals.by", { operator, at }), t("refunds.credits", { count: credits })].join(" · ")}
      </p>
      <p>{t("proposals.why", { why })}</p>
      {number !== null && (
        <a href={paymentPath(number)} className={linkTarget}>
          {t("proposals.payment")}
        </a>
      )}
    </>
  );
}
