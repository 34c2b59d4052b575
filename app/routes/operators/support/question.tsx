import script from "../../../browser/operator-keys.ts?worker&url";
import { answerSupport, supportQuestion } from "../../../contract/operators/operator-support.ts";
import type { ReplyOf } from "../../../contract/endpoint.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../inspection/inspection.css.ts";
import { memberPath } from "../members/member-path.ts";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import { afterDecision } from "../queue/next-item.server.ts";
import type { Route } from "./+types/question.ts";
import { AnswerForm } from "./answer-form.tsx";
import { answerForm } from "./answer.form.ts";

export const handle = { title: "operators:support.title" } satisfies PageHandle;

/** Only for who has claimed it; each look is written down. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = itemNumber(params);
  const opened = await apiOf(context).call(supportQuestion, { number });
  if (!opened.ok) throw notClaimed(context, opened.problem);
  return {
    number,
    question: opened.value,
    typed: await typedReply(url, context),
    constraint: constraintsOf(answerForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = Number(itemNumber(params));
  const form = await readForm({ request, schema: answerForm, context });
  if (!form.ok) return form.reject();
  const decided = await apiOf(context).call(answerSupport, { number, ...form.value });
  return afterDecision({ context, queue: "support", number, typed: form.typed, decided, refuse: form.refuse });
}

/** What somebody asks, beside the answer. */
export default function InspectQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { number, question, typed, constraint } = loaderData;
  const { t } = useTranslation("operators");
  const locale = useLocale();
  return (
    <Page
      title={<NumberedText text={t("support.title_number", { case: question.case })} />}
      lead={t("case.waits", { at: formatMoment(question.waits_since, locale) })}
      width="wide"
    >
      <div className={styles.columns}>
        <Asked {...question} />
        <AnswerForm
          number={number}
          language={languageName(question.language)}
          constraint={constraint}
          reply={actionData?.form ?? typed}
        />
      </div>
      <script src={script} type="module" />
    </Page>
  );
}

function Asked({ topic, text, payment, reporter, contact, language }: ReplyOf<typeof supportQuestion>) {
  const { t } = useTranslation(["operators", "cases"]);
  const from = reporter ? (
    <a href={memberPath(reporter)} className={linkTarget}>
      <bdi>{contact.name}</bdi> ({reporter})
    </a>
  ) : (
    <bdi>{contact.name || t("operators:support.visitor")}</bdi>
  );
  const items = [
    { term: t("operators:support.topic"), detail: t(`cases:topics.${topic}`) },
    ...(payment ? [{ term: t("operators:support.payment"), detail: <bdi>{payment}</bdi> }] : []),
    {
      term: t("operators:support.from"),
      detail: (
        <>
          {from}, <bdi>{contact.email}</bdi>
        </>
      ),
    },
    { term: t("operators:support.reads"), detail: languageName(language) },
  ];
  return (
    <Card as="section">
      <h2>{t("operators:support.said")}</h2>
      <Facts items={items} />
      <blockquote dir="auto" className={styles.about}>
        {text}
      </blockquote>
    </Card>
  );
}
