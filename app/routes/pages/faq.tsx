import { textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import type { Route } from "./+types/faq.ts";
import { type Asked, askedIn } from "./faq/asked.server.ts";
import * as styles from "./faq/faq.css.ts";
import { faqForm, LONGEST_QUERY } from "./faq/faq.form.ts";
import { findQuestions, meantTerms, termsOf } from "./faq/find-questions.ts";
import { Found } from "./faq/found.tsx";
import { Question } from "./faq/question.tsx";
import { type Group, groups } from "./faq/questions.ts";
import { SearchForm } from "./faq/search-form.tsx";

export const handle = { hydrate: false, cache: "public", title: "faq:title" } satisfies PageHandle;

/** With `?q=` it is one visitor's search, which no cache keeps for others (`page-key.ts`). */
export function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  const all = askedIn(context);
  const typed = termsOf(q, textsOf(context)("faq:little_words"));
  const terms = meantTerms(all, typed);
  return {
    q,
    terms,
    /** What was looked for instead of what was typed. */
    meant: terms.filter((term) => !typed.includes(term)).join(" "),
    asked: terms.length > 0 ? findQuestions(all, terms) : all,
    constraint: constraintsOf(faqForm),
  };
}

/** The questions in groups, or those that a search found. */
export default function Faq({ loaderData: { q, terms, meant, asked, constraint } }: Route.ComponentProps) {
  const { t } = useTranslation("faq");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <SearchForm q={q} constraint={constraint} />
      {q ? (
        <Found q={q} terms={terms} meant={meant} asked={terms.length > 0 ? asked : []} />
      ) : (
        (Object.keys(groups) as Group[]).map((group) => <QuestionGroup key={group} group={group} asked={asked} />)
      )}
      <Section title={t("ask_title")}>
        <p>{t("ask_text")}</p>
        <ButtonLink href="/support" tone="secondary" icon="mail">
          {t("ask")}
        </ButtonLink>
      </Section>
    </Page>
  );
}

function QuestionGroup({ group, asked }: { group: Group; asked: readonly Asked[] }) {
  const { t } = useTranslation("faq");
  return (
    <Section title={t(`groups.${group}`)}>
      <div className={styles.list}>
        {asked
          .filter((one) => one.group === group)
          .map((one) => (
            <Question key={one.id} {...one} terms={[]} />
          ))}
      </div>
    </Section>
  );
}
