import { formatDay } from "../../../../app/domain/locale/format.ts";
import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { oneLine, safeName } from "../safe-name.ts";
import { button, moment, note, paragraph, type TemplateContext } from "./template-context.ts";

/** A mail that is one button: why, the button, and what to do if it was not you. */
function oneStep(kind: "activation" | "password_reset" | "email_change") {
  return ({ link }: { link: string }, { say, site }: TemplateContext): MailBody => ({
    subject: say(`${kind}.subject`),
    blocks: [
      paragraph(say(`${kind}.why`, { site })),
      button(say(`${kind}.button`), link),
      note(say(`${kind}.not_you`)),
    ],
  });
}

export const activation = oneStep("activation");
export const passwordReset = oneStep("password_reset");
export const emailChange = oneStep("email_change");

export function passwordChanged({ link }: MailContents["password_changed"], { say }: TemplateContext): MailBody {
  return {
    subject: say("password_changed.subject"),
    blocks: [
      paragraph(say("password_changed.what")),
      paragraph(say("undo.was_you")),
      paragraph(say("password_changed.not_you")),
      button(say("undo.button"), link),
    ],
  };
}

export function emailChanged({ new_email, link }: MailContents["email_changed"], { say }: TemplateContext): MailBody {
  return {
    subject: say("email_changed.subject"),
    blocks: [
      paragraph(say("email_changed.what")),
      { as: "facts", facts: [{ term: say("email_changed.new_address"), detail: oneLine(new_email) }] },
      paragraph(say("undo.was_you")),
      paragraph(say("email_changed.not_you")),
      button(say("undo.button"), link),
    ],
  };
}

export function newSignIn({ device, at, link }: MailContents["new_sign_in"], context: TemplateContext): MailBody {
  const { say } = context;
  return {
    subject: say("new_sign_in.subject"),
    blocks: [
      paragraph(say("new_sign_in.what")),
      {
        as: "facts",
        facts: [
          { term: say("new_sign_in.device"), detail: oneLine(device) },
          { term: say("new_sign_in.at"), detail: moment(at, context) },
          // What browser it was is not always known.
        ].filter(({ detail }) => detail !== ""),
      },
      paragraph(say("undo.was_you")),
      paragraph(say("new_sign_in.not_you")),
      button(say("new_sign_in.button"), link),
    ],
  };
}

export function passkeyAdded(contents: MailContents["passkey_added"], context: TemplateContext): MailBody {
  return passkeyChange("passkey_added", contents, context);
}

export function operatorPasskeyAdded(
  contents: MailContents["operator_passkey_added"],
  context: TemplateContext,
): MailBody {
  return passkeyChange("operator_passkey_added", contents, context);
}

export function operatorPasskeyRemoved(
  contents: MailContents["operator_passkey_removed"],
  context: TemplateContext,
): MailBody {
  return passkeyChange("operator_passkey_removed", contents, context);
}

function passkeyChange(
  kind: "passkey_added" | "operator_passkey_added" | "operator_passkey_removed",
  { passkey, link }: MailContents["passkey_added"],
  { say }: TemplateContext,
): MailBody {
  const named = safeName(passkey) ?? say("passkey_added.nameless");
  return {
    subject: say(`${kind}.subject`),
    blocks: [
      paragraph(say(`${kind}.what`)),
      { as: "facts", facts: [{ term: say("passkey_added.name"), detail: named }] },
      paragraph(say("undo.was_you")),
      paragraph(say(`${kind}.not_you`)),
      button(say("passkey_added.button"), link),
    ],
  };
}

/** What support put right, as it stands now, and what to do if nobody asked for it. */
export function corrected(
  { gender, date_of_birth, link, objection }: MailContents["corrected"],
  { say, language }: TemplateContext,
): MailBody {
  const facts = [
    ...(gender ? [{ term: say("corrected.gender"), detail: say(`corrected.genders.${gender}`) }] : []),
    ...(date_of_birth ? [{ term: say("corrected.born"), detail: formatDay(date_of_birth, language) }] : []),
  ];
  return {
    subject: say("corrected.subject"),
    blocks: [
      paragraph(say("corrected.what")),
      { as: "facts", facts },
      paragraph(say("corrected.others")),
      button(say("corrected.button"), link),
      paragraph(say("corrected.not_right")),
      button(say("corrected.object"), objection),
    ],
  };
}

/** To somebody whose mail came back before. */
export function mailTest(_contents: MailContents["mail_test"], { say }: TemplateContext): MailBody {
  return { subject: say("mail_test.subject"), blocks: [paragraph(say("mail_test.what"))] };
}

/** The code stands in the text alone: subjects are shown on locked screens. */
export function operatorCode({ code }: MailContents["operator_code"], { say }: TemplateContext): MailBody {
  return {
    subject: say("operator_code.subject"),
    blocks: [
      paragraph(say("operator_code.what")),
      { as: "facts", facts: [{ term: say("operator_code.code"), detail: code }] },
      note(say("operator_code.not_you")),
    ],
  };
}
