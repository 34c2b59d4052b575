import { constraintsOf } from "../../../../request/forms/constraints.server.ts";
import { lookingForForm } from "./looking-for.form.ts";
import { profileWithRegions } from "../profile-regions.server.ts";
import { type CardArgs, saveCard } from "../save-card.server.ts";

export async function loadLookingFor({ context }: CardArgs) {
  const { profile, regions } = await profileWithRegions("looking-for", context);
  const { seeking, seeking_min_age: min, seeking_max_age: max, seeking_regions: chosen, like_back } = profile;
  return {
    card: "looking-for" as const,
    seeking,
    min,
    max,
    chosen: chosen ?? [],
    likeBack: like_back ?? false,
    names: regions.map(({ name }) => name),
    constraint: constraintsOf(lookingForForm),
  };
}

export function saveLookingFor(args: CardArgs) {
  return saveCard(args, { card: "looking-for", schema: lookingForForm });
}
