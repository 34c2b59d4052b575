import { listDevelopmentMail, type Mail } from "../../app/contract/development.ts";
import { eventually } from "../support/eventually.ts";
import { signedEvent } from "../support/doubles/mail-api.ts";
import { caller } from "./caller.ts";
import { askReset, linkTo, type MailLink } from "./mail-links.ts";
import { aMember, type Member } from "./member-fixtures.ts";
import { testedApi } from "./tested-api.ts";

/** The newest mail to this address, once one is there. */
export async function mailTo(email: string): Promise<Mail> {
  let mail: Mail | undefined;
  await eventually(`a mail to ${email}`, async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail);
    mail = mails.find(({ to }) => to === email);
    return mail !== undefined;
  });
  return mail as Mail;
}

/** A mail that somebody has just got; answers what provider events call it. */
export async function aMail(member?: Member): Promise<string> {
  const { email } = member ?? (await aMember());
  await askReset({ email });
  return (await mailTo(email)).id ?? "";
}

/** The link at the foot of a mail, that switches mail off. */
export async function anUnsubscribeLink(member?: Member): Promise<MailLink> {
  const { email } = member ?? (await aMember());
  await askReset({ email });
  return linkTo(email, "/unsubscribe");
}

/** The mail provider's call about this mail. */
export function aWebhookCall(mail: string, event: object, key = testedApi.mailWebhookKey): Record<string, unknown> {
  return { ...signedEvent({ ...event, "user-variables": { "mail-id": mail } }, { key }) };
}
