import { redirect } from "react-router";
import script from "../../../browser/operator-keys.ts?worker&url";
import { decidePhoto, inspectedPhoto } from "../../../contract/operator-queues.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import { decidedIn, toNextItem } from "../next-item.server.ts";
import { UndoNotice } from "../undo-notice.tsx";
import type { Route } from "./+types/photo.ts";
import { DecisionForm } from "./decision-form.tsx";
import { InspectedProfile } from "./inspected-profile.tsx";
import { inspectedView } from "./inspected-view.ts";
import { photoForm } from "./photo.form.ts";
import * as styles from "./photo.css.ts";

export const handle = { title: "operators:photo.title" } satisfies PageHandle;

/** Only for who has claimed the photo; others are led to what waits. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [number] = /^\d{1,15}$/.exec(params.number) ?? [];
  if (number === undefined) throw failure({ error: "not_found" });
  const api = apiOf(context);
  const claimed = await api.call(inspectedPhoto, { number });
  if (!claimed.ok && ["not_claimed", "not_found"].includes(claimed.problem.error)) throw notClaimed(context);
  const seen = await api.callOrThrow(inspectedPhoto, { number });
  const locale = localeOf(context);
  const options = { prefix: settingsOf(context).cdn_prefix, locale, t: textsOf(context) };
  return {
    number,
    view: inspectedView(seen, options),
    waits: formatMoment(seen.waits_since, locale),
    decided: decidedIn(url),
    constraint: constraintsOf(photoForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(params.number);
  const form = await readForm(request, photoForm, context);
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(decidePhoto, { number, ...form.value });
  if (decided.ok) return toNextItem(context, "photos", { decided: number });
  if (decided.problem.error === "not_claimed") return notClaimed(context);
  return form.refuse(decided.problem);
}

function notClaimed(context: Route.LoaderArgs["context"]): Response {
  flash(context, { tone: "warning", text: textsOf(context)("operators:not_claimed") });
  return redirect(STAFF_PATH, 303);
}

export default function InspectPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { number, view, waits, decided, constraint } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page title={t("photo.title_number", { number })} lead={t("photo.waits", { at: waits })} width="wide">
      {decided !== undefined && <UndoNotice {...decided} />}
      <div className={styles.columns}>
        <div className={styles.picture}>
          <img src={view.src} alt={t("photo.alt")} className={styles.image} />
        </div>
        <div className={styles.column}>
          <DecisionForm number={number} constraint={constraint} reply={actionData?.form} />
          <InspectedProfile {...view} />
        </div>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}
