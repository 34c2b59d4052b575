import { moderationFigures } from "../../../contract/operators/operator-figures.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { apiOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import type { Route } from "./+types/figures.ts";
import { AppealFigures, DecisionFigures, LiftFigures, NoticeFigures } from "./case-figures.tsx";
import { InspectionFigures, SoftwareFigures, TimeFigures } from "./work-figures.tsx";

export const handle = { title: "operators:figures.title" } satisfies PageHandle;

export function loader({ url, context }: Route.LoaderArgs) {
  const year = /^20\d\d$/.exec(url.searchParams.get("year") ?? "")?.[0];
  return apiOf(context).callOrThrow(moderationFigures, { ...(year && { year }) });
}

/** What was moderated in a year, as the Digital Services Act asks for it (decision 0180). */
export default function FiguresPage({ loaderData: figures }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const { year, this_year, first_year } = figures;
  const years = Array.from({ length: this_year - first_year + 1 }, (_, back) => this_year - back);
  return (
    <Page
      title={t("figures.title")}
      lead={t("figures.lead", { year: String(year) })}
      back={<a href={`${STAFF_PATH}/audit`}>{t("figures.back")}</a>}
    >
      <Tabs
        label={t("figures.years")}
        tabs={years.map((one) => ({ link: <a href={`?year=${one}`}>{one}</a>, current: one === year }))}
      />
      <NoticeFigures {...figures} />
      <DecisionFigures {...figures} />
      <TimeFigures {...figures.median_seconds} />
      <LiftFigures {...figures} />
      <AppealFigures {...figures} />
      <InspectionFigures {...figures} />
      <SoftwareFigures {...figures} />
    </Page>
  );
}
