import { constraintsOf } from "../../../../request/forms/constraints.server.ts";
import { profileFor } from "../asked-cards.server.ts";
import { nameForm } from "./name.form.ts";
import { type CardArgs, saveCard } from "../save-card.server.ts";

export async function loadName({ context }: CardArgs) {
  const { name } = await profileFor("name", context);
  return { card: "name" as const, name: name ?? "", constraint: constraintsOf(nameForm) };
}

export function saveName(args: CardArgs) {
  return saveCard(args, { card: "name", schema: nameForm });
}
