import { redirect } from "react-router";
import { listBlocked, unblock } from "../../contract/safety/blocks.ts";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { apiOf, flash, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/blocked.ts";
import { unblockForm } from "./blocked.form.ts";
import { BlockedList } from "./blocked-list.tsx";

export const handle = { title: "safety:blocked.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { blocked } = await apiOf(context).callOrThrow(listBlocked);
  const t = textsOf(context);
  const options = { prefix: settingsOf(context).cdn_prefix, locale: localeOf(context), home: undefined, t };
  return {
    blocked: blocked.map(({ at, ...card }) => ({ at, deleted: card.deleted, person: cardView(card, options) })),
  };
}

/** Takes a block back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: unblockForm, context });
  if (!form.ok) return form.reject();
  const done = await apiOf(context).call(unblock, form.value);
  if (!done.ok) return form.refuse(done.problem);
  flash(context, { tone: "success", text: textsOf(context)("safety:blocked.done") });
  return redirect("/profile/blocked", 303);
}

/** Whom the member has blocked, and the way to take it back. Nobody is told of either. */
export default function Blocked({ loaderData: { blocked }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("safety");
  return (
    <Page title={t("blocked.title")} lead={t("blocked.lead")} back={useBackToProfile("#settings")}>
      {blocked.length > 0 ? (
        <BlockedList blocked={blocked} reply={actionData?.form} />
      ) : (
        <EmptyState icon="shield" title={t("blocked.none")}>
          <p>{t("blocked.none_text")}</p>
        </EmptyState>
      )}
    </Page>
  );
}
