import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { button, day, note, paragraph, type TemplateContext } from "./template-context.ts";

export function accountDeletion(contents: MailContents["account_closing"], context: TemplateContext): MailBody {
  const { say } = context;
  const values = { day: day(contents.erased_at, context), site: context.site };
  return {
    subject: say("account_closing.subject", values),
    blocks: [
      paragraph(say("account_closing.what")),
      paragraph(say("account_closing.until", values)),
      button(say("account_closing.button"), contents.link),
      note(say("account_closing.leave")),
    ],
  };
}

export function accountReactivation(
  contents: MailContents["account_reactivation"],
  context: TemplateContext,
): MailBody {
  const { say } = context;
  const values = { day: day(contents.erased_at, context), site: context.site };
  return {
    subject: say("account_reactivation.subject", values),
    blocks: [
      paragraph(say("account_reactivation.what", values)),
      button(say("account_reactivation.button"), contents.link),
      note(say("account_reactivation.leave", values)),
    ],
  };
}

/** The last one. */
export function accountErased(_contents: MailContents["account_erased"], { say, site }: TemplateContext): MailBody {
  return {
    subject: say("account_erased.subject", { site }),
    blocks: [
      paragraph(say("account_erased.what")),
      paragraph(say("account_erased.kept")),
      paragraph(say("account_erased.goodbye")),
    ],
  };
}
