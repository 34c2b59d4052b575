import { listTransfers, TRANSFERS_PAGE } from "../../../contract/operators/money/operator-transfers.ts";
import { readPage } from "../../../page-parts/page-links.tsx";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import { OtherPages } from "../other-pages.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import type { Route } from "./+types/transfers.ts";
import { TransferFacts } from "./transfer-facts.tsx";
import { transferPath } from "./transfer-path.ts";
import { type TransferView, transferView } from "./transfer-view.ts";

export const handle = { title: "operators:transfers.title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams.get("page"));
  const { waiting, marked, found } = await apiOf(context).callOrThrow(listTransfers, { page: String(page) });
  const locale = localeOf(context);
  return {
    page,
    hasOlder: found > page * TRANSFERS_PAGE,
    waiting: waiting.map((one) => transferView(one, locale)),
    marked: marked.map((one) => transferView(one, locale)),
  };
}

/** Refunds of debits that went to the bank in files: somebody transfers them by hand (decision 0255). Each look is written down. */
export default function Transfers({ loaderData: { waiting, ...noted } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("transfers.title")} lead={t("transfers.lead")}>
      <MoneyPages current="transfers" />
      {waiting.length === 0 && (
        <EmptyState icon="check" title={t("transfers.none")}>
          <p>{t("transfers.none_text")}</p>
        </EmptyState>
      )}
      {waiting.map((one) => (
        <Card as="section" key={one.number}>
          <h2>{t("transfers.one", { amount: one.amount, name: one.account_holder })}</h2>
          <TransferFacts transfer={one} />
          <ButtonLink
            href={transferPath(one.number)}
            aria-label={t("transfers.mark_label", { amount: one.amount, name: one.account_holder })}
          >
            {t("transfers.mark")}
          </ButtonLink>
        </Card>
      ))}
      {(noted.marked.length > 0 || noted.page > 1) && <Marked {...noted} />}
    </Page>
  );
}

/** What somebody said of each, to be held beside the bank's statement. */
function Marked({ marked, page, hasOlder }: { marked: TransferView[]; page: number; hasOlder: boolean }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("transfers.marked")}</h2>
      <ul className={styles.list} aria-label={t("transfers.marked")}>
        {marked.map(({ number, amount, day, iban_end, status, failure, operator, words }) => (
          <Row
            key={number}
            what={[amount, t(`transfers.states.${status}`, { day: day ?? "" })].join(" · ")}
            href={transferPath(number)}
            details={[
              t("debits.account", { end: iban_end }),
              words,
              failure && t(`transfers.failures.${failure}`),
              operator,
            ]}
          />
        ))}
      </ul>
      <OtherPages page={page} hasOlder={hasOlder} />
    </Card>
  );
}
