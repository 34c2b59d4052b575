import { operatorOverview } from "../../../contract/operators/operators.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { apiOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/queues.ts";
import * as styles from "../operators.css.ts";
import { ProposalsCard } from "../refunds/proposals-card.tsx";
import { MoneyWarnings } from "./money-warnings.tsx";
import { QueueCard } from "./queue-card.tsx";

export const handle = { title: "operators:queues.title" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return apiOf(context).callOrThrow(operatorOverview);
}

/** What waits, queue by queue. */
export default function Queues({
  loaderData: { operator, queues, refund_proposals: proposals, ...money },
}: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  return (
    <Page title={t("queues.title")} lead={t("queues.lead", { name: operator.name })} width="wide">
      <MoneyWarnings {...money} />
      <div className={styles.columns}>
        {queues.map(({ oldest, ...state }) => (
          <QueueCard key={state.queue} {...state} oldest={oldest && formatMoment(oldest, locale)} />
        ))}
        {proposals && <ProposalsCard {...proposals} />}
      </div>
    </Page>
  );
}
