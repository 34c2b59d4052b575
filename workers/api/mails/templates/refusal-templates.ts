import type { MailContents } from "../mail-contents.ts";
import type { Block, MailBody } from "../mail-document.ts";
import { button, moment, paragraph, type TemplateContext } from "./template-context.ts";

/** Which photo, when, why, what to do, and where to object (Digital Services Act, article 17). */
export function photoRefused(
  { reason, at, uploaded, link, objection }: MailContents["photo_refused"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  return {
    subject: say("photo_refused.subject"),
    blocks: [
      paragraph(say("photo_refused.what", { at: moment(at, context) })),
      ...(uploaded ? [paragraph(say("photo_refused.which", { at: moment(uploaded, context) }))] : []),
      paragraph(say(`photos:reasons.${reason}`)),
      paragraph(say("photo_refused.by")),
      button(say("photo_refused.button"), link),
      ...objectionBlocks(objection, context),
    ],
  };
}

/** Which text, when, why, what others see instead, how to change it, and where to object. */
export function aboutRefused(
  { reason, earlier, at, link, objection }: MailContents["about_refused"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  return {
    subject: say("about_refused.subject"),
    blocks: [
      paragraph(say("about_refused.what", { at: moment(at, context) })),
      paragraph(say("profile:cards.about.refused", { reason: say(`profile:cards.about.refusals.${reason}`) })),
      paragraph(say(earlier ? "about_refused.earlier" : "about_refused.nothing")),
      paragraph(say("about_refused.by")),
      button(say("about_refused.button"), link),
      ...objectionBlocks(objection, context),
    ],
  };
}

function objectionBlocks(link: string, { say }: TemplateContext): Block[] {
  return [paragraph(say("refusal.objection")), button(say("refusal.object"), link)];
}
