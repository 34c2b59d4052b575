import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { button, moment, paragraph, type TemplateContext } from "./template-context.ts";

/** Which photo, when, why, what to do, and where to object (Digital Services Act, article 17). */
export function photoRefused(
  { reason, at, link, objection }: MailContents["photo_refused"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  return {
    subject: say("photo_refused.subject"),
    blocks: [
      paragraph(say("photo_refused.what", { at: moment(at, context) })),
      paragraph(say(`photos:reasons.${reason}`)),
      paragraph(say("photo_refused.by")),
      button(say("photo_refused.button"), link),
      paragraph(say("photo_refused.objection")),
      button(say("photo_refused.object"), objection),
    ],
  };
}
