import script from "../../../browser/operator-keys.ts?worker&url";
import { decideText, inspectedText } from "../../../contract/operators/operator-texts.ts";
import { textRefusals } from "../../../contract/operators/text-refusals.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { DecisionForm } from "../queue/decision-form.tsx";
import { decisionForm } from "../queue/decision.form.ts";
import { InspectedProfile } from "../inspection/inspected-profile.tsx";
import { profileView } from "../inspection/inspected-view.ts";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import type { Route } from "./+types/text.ts";
import * as styles from "../inspection/inspection.css.ts";

export const handle = { title: "operators:text.title" } satisfies PageHandle;

const textForm = decisionForm(textRefusals);

/** Only for who has claimed the text; others are led to what waits. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = itemNumber(params);
  const seen = await apiOf(context).call(inspectedText, { number });
  if (!seen.ok) throw notClaimed(context, seen.problem);
  const { kind, text, to, photo, profile, waits_since } = seen.value;
  const { cdn_prefix: prefix } = settingsOf(context);
  const locale = localeOf(context);
  return {
    number,
    kind,
    text,
    to,
    photo: photo?.full_filename ? prefix + photo.full_filename : undefined,
    view: profileView(profile, { prefix, locale, t: textsOf(context) }),
    waits: formatMoment(waits_since, locale),
    typed: await typedReply(url, context),
    constraint: constraintsOf(textForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: textForm, context });
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(decideText, { number, ...form.value });
  return afterDecision({ context, queue: "held-texts", number, typed: form.typed, decided, refuse: form.refuse });
}

/** What somebody wrote, beside who they are. */
export default function InspectText({ loaderData, actionData }: Route.ComponentProps) {
  const { number, kind, text, to, photo, view, waits, typed, constraint } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page title={t("text.title_number", { number })} lead={t("photo.waits", { at: waits })} width="wide">
      <div className={styles.columns}>
        <Card as="section">
          <h2>{kind === "about" ? t("text.about") : t("text.message", { name: to ?? "" })}</h2>
          {photo && <img src={photo} alt={t("photo.in_message")} className={styles.image} />}
          <blockquote dir="auto" className={styles.about}>
            {text}
          </blockquote>
        </Card>
        <div className={styles.column}>
          <DecisionForm
            queue="held-texts"
            number={number}
            reasons={textRefusals.map((value) => ({ value, label: t(`text.reasons.${value}`) }))}
            constraint={constraint}
            reply={actionData?.form ?? typed}
          />
          <InspectedProfile {...view} />
        </div>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}
