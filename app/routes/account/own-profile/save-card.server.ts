import { redirect } from "react-router";
import type { InputOf } from "../../../contract/endpoint.ts";
import { changeProfile, type OwnProfile } from "../../../contract/people/own-profile.ts";
import type { z } from "../../../contract/zod.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { type ReadForm, readForm } from "../../../request/forms/form.server.ts";
import type { ProfileCard } from "./cards.ts";
import { welcomeStepOf } from "../../../page-parts/welcome/welcome-step.server.ts";

type Changes = InputOf<typeof changeProfile>;

/** What a card's page is loaded and saved by. */
export interface CardArgs {
  request: Request;
  url: URL;
  context: Context;
}

/** A posted form whose schema makes the changes of a profile. */
interface CardForm<Schema> {
  card: ProfileCard;
  schema: Schema;
}

/** The action of a card's page: reads its form and keeps it. */
export async function saveCard<Schema extends z.ZodType<Changes>>(args: CardArgs, { card, schema }: CardForm<Schema>) {
  const form = await readForm({ request: args.request, schema, context: args.context });
  return form.ok ? keepChanges(form, card, args) : form.reject();
}

/** Keeps what was read, and leads back to the card or on to the next first step, with a line that says so. */
export async function keepChanges(
  form: Extract<ReadForm<Changes>, { ok: true }>,
  card: ProfileCard,
  { url, context }: Pick<CardArgs, "url" | "context">,
) {
  const kept = await apiOf(context).call(changeProfile, form.value);
  if (!kept.ok) return form.refuse(kept.problem);
  const next = welcomeStepOf(card, url, context)?.next;
  const held = card === "about" && Boolean(kept.value.profile.about_held);
  const text = textsOf(context)(savedText(card, kept.value.profile, !next));
  flash(context, { tone: held && next ? "info" : "success", text, ...(!next && { at: card }) });
  return redirect(next ?? `/profile#${card}`, 303);
}

/** What the line says. Of a held text why only away from its card (`onCard`), which says so itself. */
function savedText(card: ProfileCard, { about, about_held, about_refusal }: OwnProfile, onCard: boolean) {
  if (card !== "about") return `profile:cards.${card}.saved` as const;
  if (about_held && !onCard) return "profile:cards.about.saved_held";
  if (about_held) return about_refusal ? "profile:cards.about.kept" : "profile:cards.about.kept_held";
  return about ? "profile:cards.about.saved" : "profile:cards.about.emptied";
}
