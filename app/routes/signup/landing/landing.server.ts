import { data } from "react-router";
import type { Constraints } from "../../../domain/form.ts";
import { type Context, settingsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { DraftValues } from "../../../request/drafts/draft-storage.server.ts";
import { whoForm } from "../../../page-parts/form-rules/who.form.ts";
import { wordsFor } from "../../../page-parts/words/topics.ts";
import { entryOf } from "../signup-entry.ts";
import { draftFor } from "../draft.server.ts";
import { leaveMembersOut } from "../run-signup.server.ts";
import { findTarget, type Target } from "../target/target.server.ts";
import { type Credits, creditsOf, isOpen } from "../view.server.ts";

/** What a page of somebody shows to a visitor whom a link led there. */
export interface LandingView {
  target: Target;
  /** Of the sign-up (signup-entry.ts). */
  base: string;
  /** Of its lead. */
  topic: ReturnType<typeof wordsFor>;
  credits: Credits;
  /** What was filled in already: a message, answers to the first questions. */
  values: DraftValues;
  /** Of the first questions. */
  constraint: Constraints;
}

/** Somebody's landing page, or why there is none. Never kept by the edge: the draft is in it. Spec §2. */
export async function showLanding({ params, context }: { params: { id: string; slug?: string }; context: Context }) {
  const entry = entryOf(params.id);
  leaveMembersOut(entry, context);
  const settings = settingsOf(context);
  const { name: site } = settings;
  if (!isOpen(context)) return { shown: "closed", site } as const;
  const target = await findTarget(params.id, context);
  if (!target) return data({ shown: "unavailable", site } as const, { status: 404 });
  const values = await draftFor(entry, context);
  const view: LandingView = {
    target,
    base: entry.base,
    topic: wordsFor(params.slug, settings),
    credits: creditsOf(context),
    values,
    constraint: constraintsOf(whoForm),
  };
  return { shown: "landing", ...view } as const;
}
