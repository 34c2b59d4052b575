import { operatorAudit } from "../../../contract/operators/operators.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/audit.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { auditForm } from "./audit.form.ts";

export const handle = { title: "operators:audit.title" } satisfies PageHandle;

const PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readQuery(url.searchParams, auditForm, context);
  const wanted = asked.status === "success" ? asked.value : {};
  const { rows, operators } = await apiOf(context).callOrThrow(operatorAudit, wanted);
  return { rows, operators, wanted, constraint: constraintsOf(auditForm) };
}

/** Who looked at whom and decided what. It only ever grows. */
export default function Audit({ loaderData: { rows, operators, wanted, constraint } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  const { before: _before, ...filter } = wanted;
  const isFiltered = Object.values(filter).some(Boolean);
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return (
    <Page title={t("audit.title")} lead={t("audit.lead")}>
      <p>
        <a href={`${STAFF_PATH}/figures`} className={linkTarget}>
          {t("figures.link")}
        </a>
      </p>
      <AuditFilters operators={operators} wanted={wanted} constraint={constraint} />
      <Card>
        {rows.length > 0 ? (
          <AuditList rows={rows.map((row) => ({ ...row, at: formatMoment(row.at, locale) }))} />
        ) : (
          <p>{t(isFiltered ? "audit.none_found" : "audit.none")}</p>
        )}
      </Card>
      <Actions>
        {last && (
          <ButtonLink href={`?${new URLSearchParams({ ...filter, before: String(last.number) })}`} tone="secondary">
            {t("audit.earlier")}
          </ButtonLink>
        )}
        {isFiltered && (
          <ButtonLink href={`${STAFF_PATH}/audit`} tone="secondary">
            {t("audit.all")}
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
}
