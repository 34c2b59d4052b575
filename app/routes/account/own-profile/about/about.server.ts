import { constraintsOf } from "../../../../request/forms/constraints.server.ts";
import { aboutForm } from "./about.form.ts";
import { profileFor } from "../asked-cards.server.ts";
import { type CardArgs, saveCard } from "../save-card.server.ts";

export async function loadAbout({ context }: CardArgs) {
  const { about, about_held: held } = await profileFor("about", context);
  return { card: "about" as const, about: held ?? about ?? "", constraint: constraintsOf(aboutForm) };
}

export function saveAbout(args: CardArgs) {
  return saveCard(args, { card: "about", schema: aboutForm });
}
