import { operatorAudit } from "../../contract/operators.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { useLocale } from "../../page-parts/use-locale.ts";
import { apiOf } from "../../request/context.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/audit.ts";
import { AuditList } from "./audit-list.tsx";

export const handle = { title: "operators:audit.title" } satisfies PageHandle;

const PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const before = /^\d{1,15}$/.exec(url.searchParams.get("before") ?? "")?.[0];
  const { rows } = await apiOf(context).callOrThrow(operatorAudit, { ...(before && { before }) });
  return { rows };
}

/** Who looked at whom and decided what. It only ever grows. */
export default function Audit({ loaderData: { rows } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  const last = rows.at(-1);
  return (
    <Page title={t("audit.title")} lead={t("audit.lead")}>
      <Card>
        {rows.length > 0 ? (
          <AuditList rows={rows.map((row) => ({ ...row, at: formatMoment(row.at, locale) }))} />
        ) : (
          <p>{t("audit.none")}</p>
        )}
      </Card>
      {rows.length === PAGE && last && (
        <p>
          <ButtonLink href={`?before=${last.number}`} tone="secondary">
            {t("audit.earlier")}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
