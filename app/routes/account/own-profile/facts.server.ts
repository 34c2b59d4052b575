import type { InputOf } from "../../../contract/endpoint.ts";
import type { changeProfile } from "../../../contract/people/own-profile.ts";
import type { z } from "../../../contract/zod.ts";
import { askedOf, profileFor } from "./asked-cards.server.ts";
import { factsForm } from "../../../page-parts/profile-form/facts.form.ts";
import { type CardArgs, saveCard } from "./save-card.server.ts";

export async function loadFacts({ context }: CardArgs) {
  const profile = await profileFor("facts", context);
  return { card: "facts" as const, facts: askedOf(context).facts.map((fact) => ({ fact, value: profile[fact] })) };
}

export function saveFacts(args: CardArgs) {
  const schema = factsForm(askedOf(args.context).facts) as unknown as z.ZodType<InputOf<typeof changeProfile>>;
  return saveCard(args, { card: "facts", schema });
}
