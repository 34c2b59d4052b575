import { listHidden } from "../../contract/people/hidden.ts";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/hidden.ts";
import { HiddenList } from "./hidden-list.tsx";
import { hideAction } from "./hide.server.ts";

export const handle = { title: "safety:hidden.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { hidden } = await apiOf(context).callOrThrow(listHidden);
  const t = textsOf(context);
  const options = { prefix: settingsOf(context).cdn_prefix, locale: localeOf(context), home: undefined, t };
  return { hidden: hidden.map(({ at, ...card }) => ({ at, deleted: card.deleted, person: cardView(card, options) })) };
}

export function action(args: Route.ActionArgs) {
  return hideAction(args);
}

/** Whom the member does not want to be shown again, and the way to take it back. Nobody is told of either. */
export default function HiddenMembers({ loaderData: { hidden } }: Route.ComponentProps) {
  const { t } = useTranslation("safety");
  return (
    <Page title={t("hidden.title")} lead={t("hidden.lead")} back={useBackToProfile("#settings")}>
      {hidden.length > 0 ? (
        <HiddenList hidden={hidden} />
      ) : (
        <EmptyState icon="eye" title={t("hidden.none")}>
          <p>{t("hidden.none_text")}</p>
        </EmptyState>
      )}
    </Page>
  );
}
