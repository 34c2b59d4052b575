import { useOutletContext } from "react-router";
import { getMember, searchMembers } from "../../contract/people/discovery.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Drawing } from "../../page-parts/drawing.tsx";
import { drawn } from "../../page-parts/drawn.server.tsx";
import { LikeForm } from "../../page-parts/member-card/like-form.tsx";
import { MemberCards } from "../../page-parts/member-card/member-card.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { welcomeHref, welcomeSteps } from "../../page-parts/welcome/welcome-steps.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import type { Route } from "./+types/signup-matches.ts";

export const handle = {
  title: (data: { title: string } | undefined) => data?.title ?? "",
} satisfies PageHandle;

const TEXTS = { signup: ["matches"] };

/** Two rows on a desk, four on a phone: enough to choose from, few enough to look at each. */
const MOST = 8;

/** Where a sign-up ends (spec §2): for whom they came, and whom the search of their own preferences finds. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const target = url.searchParams.get("target") ?? undefined;
  const [found, known] = await Promise.all([
    api.callOrThrow(searchMembers, { page: 1 }),
    target ? api.call(getMember, { id: target }) : undefined,
  ]);
  const cardOptions = {
    prefix: settingsOf(context).cdn_prefix,
    locale: localeOf(context),
    home: found.search?.country,
    t: textsOf(context),
  };
  // A member deleted meanwhile is no reason for an error page.
  const first = known?.ok && !known.value.profile.deleted ? known.value.profile : undefined;
  // Whom they can meet before those of whom there is only a profile.
  const others = found.results
    .filter(({ id, deleted }) => !deleted && id !== first?.id)
    .toSorted((one, other) => Number(one.fictional ?? false) - Number(other.fictional ?? false));
  const people = [...(first ? [first] : []), ...others].slice(0, MOST).map((card) => cardView(card, cardOptions));
  return {
    title: textsOf(context)(`signup:matches.${people.length > 0 ? "title" : "title_empty"}`),
    texts: textsInData(context, TEXTS),
    people,
    drawing: people.length > 0 ? undefined : drawn("bench"),
    /** Their first card is whom they came for, and a message to them waits. */
    wrote: first !== undefined && url.searchParams.has("wrote"),
    /** A new member's first step, unless the site asks nothing. */
    step: welcomeSteps(settingsOf(context)).map(welcomeHref)[0],
  };
}

export function action(args: Route.ActionArgs) {
  return likeAction(args);
}

export default function SignupMatches({ loaderData: { title, people, drawing, wrote, step } }: Route.ComponentProps) {
  const { t } = useTranslation(["signup", "members"]);
  const { user } = useOutletContext<MemberArea>();
  const all = (
    <ButtonLink asChild>
      <AppLink href="/members">{t("signup:matches.all")}</AppLink>
    </ButtonLink>
  );
  const steps = step && (
    <p>
      <ButtonLink asChild tone="secondary">
        <AppLink href={step}>{t("signup:matches.steps")}</AppLink>
      </ButtonLink>
    </p>
  );
  const isNew = user.status === "not_confirmed";
  const lead = isNew && t("signup:matches.confirm");
  if (people.length === 0) {
    return (
      <Page title={title} lead={lead} width="wide">
        {steps}
        <EmptyState illustration={<Drawing html={drawing} />} title={t("signup:matches.empty_title")} action={all}>
          <p>{t("signup:matches.empty_text")}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title} lead={lead} width="wide">
      <LikeForm>
        <MemberCards
          label={t("members:people")}
          cards={people.map((person, index) => ({
            person,
            lazy: index >= 2,
            note: isNew && wrote && index === 0 ? <b>{t("signup:matches.waits")}</b> : undefined,
          }))}
        />
      </LikeForm>
      <p>{t("signup:matches.lead")}</p>
      <Actions>
        {all}
        {step && (
          <ButtonLink asChild tone="secondary">
            <AppLink href={step}>{t("signup:matches.steps")}</AppLink>
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
}
