import { settingsOf } from "../../../../request/context.server.ts";
import { interestsOf } from "../../../../request/site/kept-lists.server.ts";
import { profileFor } from "../asked-cards.server.ts";
import { groupInterests } from "../../../../domain/account/interest-groups.ts";
import { interestsForm } from "./interests.form.ts";
import { type CardArgs, saveCard } from "../save-card.server.ts";

export async function loadInterests({ context }: CardArgs) {
  const [profile, interests] = await Promise.all([profileFor("interests", context), interestsOf(context)]);
  return {
    card: "interests" as const,
    groups: groupInterests(interests, settingsOf(context)),
    chosen: profile.interests ?? [],
  };
}

export function saveInterests(args: CardArgs) {
  return saveCard(args, { card: "interests", schema: interestsForm });
}
