import type { ComponentProps } from "react";
import { useOutletContext } from "react-router";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import type { Route } from "./+types/change-card.ts";
import { AboutFields } from "./about/about-fields.tsx";
import { CardForm } from "./card-form.tsx";
import { type CardPage, pageOf } from "./card-pages.server.ts";
import { FactsFields } from "../../../page-parts/profile-form/facts-fields.tsx";
import { InterestsFields } from "./interests/interests-fields.tsx";
import type { KnownPlace } from "../../../page-parts/known-town/known-town.ts";
import { LookingForFields } from "./looking-for/looking-for-fields.tsx";
import { NameFields } from "./name/name-fields.tsx";
import { PlaceFields } from "./place/place-fields.tsx";
import { welcomeStepOf } from "../../../page-parts/welcome/welcome-step.server.ts";

export const handle = {
  title: (data: { page: CardPage } | undefined, t: Translate) =>
    data ? t(`profile:cards.${data.page.card}.title`) : "",
} satisfies PageHandle;

/** One route for all cards: each more would be another line of what every members' page loads (measures P7). */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const page: CardPage = await pageOf(params.card).load(args);
  const typed = await typedReply(args.url, args.context);
  return { page, step: welcomeStepOf(page.card, args.url, args.context), typed };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  return pageOf(params.card).save(args);
}

export default function ChangeCard({ loaderData: { page, step, typed }, actionData }: Route.ComponentProps) {
  const reply = actionData?.form ?? typed;
  const isKept = typed !== undefined && !actionData;
  const meant = (actionData as { meant?: KnownPlace } | undefined)?.meant;
  const constraint = "constraint" in page ? page.constraint : undefined;
  const query = "query" in page ? page.query : undefined;
  return (
    <CardForm card={page.card} step={step} isKept={isKept} query={query} constraint={constraint} reply={reply}>
      <Fields page={page} meant={meant} />
    </CardForm>
  );
}

function Fields({ page, meant }: { page: CardPage; meant?: KnownPlace }) {
  switch (page.card) {
    case "about":
      return <AboutFields {...page} />;
    case "interests":
      return <InterestsFields {...page} />;
    case "looking-for":
      return <LookingForFields {...page} />;
    case "facts":
      return <OwnFacts {...page} />;
    case "name":
      return <NameFields {...page} />;
    case "place":
      return <PlaceFields {...page} meant={meant} />;
  }
}

function OwnFacts({ facts }: Pick<ComponentProps<typeof FactsFields>, "facts">) {
  const { user } = useOutletContext<MemberArea>();
  return <FactsFields facts={facts} gender={user.profile.gender} />;
}
