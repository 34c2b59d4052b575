import script from "../../../browser/operator-keys.ts?worker&url";
import { decidePhoto, inspectedPhoto } from "../../../contract/operators/operator-queues.ts";
import { photoRefusals } from "../../../contract/operators/photo-refusals.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Page } from "../../../ui/page/page.tsx";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import { DecisionForm } from "../queue/decision-form.tsx";
import { decisionForm } from "../queue/decision.form.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import type { Route } from "./+types/photo.ts";
import { InspectedProfile } from "../inspection/inspected-profile.tsx";
import { inspectedView } from "../inspection/inspected-view.ts";
import * as styles from "../inspection/inspection.css.ts";

export const handle = { title: "operators:photo.title" } satisfies PageHandle;

const photoForm = decisionForm(photoRefusals);

/** Only for who has claimed the photo; others are led to what waits. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = itemNumber(params);
  const seen = await apiOf(context).call(inspectedPhoto, { number });
  if (!seen.ok) throw notClaimed(context, seen.problem);
  const locale = localeOf(context);
  const options = { prefix: settingsOf(context).cdn_prefix, locale, t: textsOf(context) };
  return {
    number,
    view: inspectedView(seen.value, options),
    waits: formatMoment(seen.value.waits_since, locale),
    typed: await typedReply(url, context),
    constraint: constraintsOf(photoForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: photoForm, context });
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(decidePhoto, { number, ...form.value });
  return afterDecision({ context, queue: "photos", number, typed: form.typed, decided, refuse: form.refuse });
}

export default function InspectPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { number, view, waits, typed, constraint } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page title={t("photo.title_number", { number })} lead={t("photo.waits", { at: waits })} width="wide">
      <div className={styles.inspection}>
        <div className={styles.picture}>
          <img src={view.src} alt={t("photo.alt")} className={styles.image} />
        </div>
        <div className={styles.cards}>
          <DecisionForm
            queue="photos"
            number={number}
            reasons={photoRefusals.map((value) => ({ value, label: t(`photo.reasons.${value}`) }))}
            constraint={constraint}
            reply={actionData?.form ?? typed}
          />
          <div className={styles.profile}>
            <InspectedProfile {...view} />
          </div>
        </div>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}
