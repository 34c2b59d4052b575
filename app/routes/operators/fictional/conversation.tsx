import script from "../../../browser/operator-keys.ts?worker&url";
import { answerFictional, fictionalConversation } from "../../../contract/operators/operator-fictional.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import { InspectedProfile } from "../inspection/inspected-profile.tsx";
import type { Route } from "./+types/conversation.ts";
import { AnswerForm } from "./answer-form.tsx";
import { answerForm } from "./answer.form.ts";
import { conversationView } from "./conversation-view.ts";
import { MessageLog } from "./message-log.tsx";
import { sign } from "../operators.css.ts";
import { column } from "../inspection/inspection.css.ts";
import * as styles from "./conversation.css.ts";

export const handle = { title: "operators:fictional.title" } satisfies PageHandle;

/** Only for who has claimed the conversation; others are led to what waits. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = itemNumber(params);
  const seen = await apiOf(context).call(fictionalConversation, { number });
  if (!seen.ok) throw notClaimed(context, seen.problem);
  const { cdn_prefix: prefix } = settingsOf(context);
  const options = { prefix, locale: localeOf(context), t: textsOf(context) };
  return {
    number,
    view: conversationView(seen.value, options),
    typed: await typedReply(url, context),
    constraint: constraintsOf(answerForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: answerForm, context });
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(answerFictional, { number, ...form.value });
  return afterDecision({
    context,
    queue: "fictional",
    number,
    typed: form.typed,
    decided,
    refuse: (problem) => form.refuse(problem, { fields: { message_too_long: "text" } }),
  });
}

export default function FictionalConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { number, view, typed, constraint } = loaderData;
  const { t } = useTranslation(["operators", "common"]);
  return (
    <Page
      title={t("operators:fictional.title_number", { number })}
      lead={t("operators:photo.waits", { at: view.waits })}
      width="wide"
    >
      <div className={styles.columns}>
        <div className={column}>
          <MessageLog {...view} />
          <AnswerForm {...view} number={number} constraint={constraint} reply={actionData?.form ?? typed} />
        </div>
        <div className={column}>
          <InspectedProfile {...view.member} />
          <InspectedProfile {...view.fictional} note={<InWhoseName />} />
        </div>
      </div>
      <script src={script} type="module" />
    </Page>
  );
}

/** In whose name the operator writes. */
function InWhoseName() {
  return (
    <p className={sign}>
      <FictionalSign />
    </p>
  );
}
