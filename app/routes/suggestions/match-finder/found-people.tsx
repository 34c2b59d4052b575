import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { LostPathIllustration } from "../../../ui/illustration/lost-path.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoreWays } from "../more-ways.tsx";
import { SuggestedCards } from "../suggested-cards.tsx";
import type { SuggestedPerson } from "../../../page-parts/suggested-people/suggested-people.server.ts";
import { type Answers, finderPage, questions } from "./answers.ts";

interface FoundPeopleProps {
  people: SuggestedPerson[];
  answers: Answers;
  /** They are the member's wishes now. */
  isKept: boolean;
}

/** Who fits, the best first, with the reasons; and what can be done with the answers. */
export function FoundPeople({ people, answers, isKept }: FoundPeopleProps) {
  const { t } = useTranslation("suggestions");
  const back = <a href={finderPage(questions.length, answers)}>{t("finder.back")}</a>;
  if (people.length === 0) {
    return (
      <Page title={t("finder.title")} back={back}>
        <EmptyState
          illustration={<LostPathIllustration />}
          title={t("finder.none")}
          action={<ButtonLink href={finderPage(1, answers)}>{t("finder.again")}</ButtonLink>}
        >
          <p>{t("finder.none_text")}</p>
        </EmptyState>
        <MoreWays here="/match-finder" />
      </Page>
    );
  }
  return (
    <Page title={t("finder.found", { count: people.length })} lead={t("finder.found_lead")} back={back} width="wide">
      <SuggestedCards label={t("finder.people")} people={people} />
      {!isKept && <KeepAnswers answers={answers} />}
      <Actions>
        <ButtonLink tone="secondary" href={finderPage(1, answers)}>
          {t("finder.again")}
        </ButtonLink>
      </Actions>
      <MoreWays here="/match-finder" />
    </Page>
  );
}

/** Says what goes to the profile before it does: a distance and habits have no place there. */
function KeepAnswers({ answers }: { answers: Answers }) {
  const { t } = useTranslation(["suggestions", "attributes"]);
  const { min_age, max_age, interests, reason } = answers;
  const kept = [
    (min_age ?? max_age) !== undefined && t("finder.keep.ages"),
    reason && t("finder.keep.reason", { reason: t(`attributes:values.reason.${reason}`) }),
    interests && interests.length > 0 && t("finder.keep.interests", { count: interests.length }),
  ].filter((line) => typeof line === "string");
  if (kept.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("finder.keep.title")}</h2>
      <ul>
        {kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form method="post" action={`${finderPage("found", answers)}&keep=1`}>
        <Button tone="secondary">{t("finder.keep.button")}</Button>
      </form>
    </Card>
  );
}
