import { changePassword, requestEmailChange, requestPasswordReset } from "../../app/contract/access.ts";
import { deleteAccount } from "../../app/contract/deletion.ts";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import { anEmail } from "../support/sign-up.ts";
import { eventually } from "../support/eventually.ts";
import { siteApi } from "../support/site/site-api.ts";
import { caller } from "./caller.ts";
import { aMember, type Member } from "./member-fixtures.ts";
import { testedApi } from "./tested-api.ts";

export type MailLink = { id: string; token: string };

/** The link to the page at `path` in the newest mail to somebody that has one, once it is there. */
export async function linkTo(email: string, path: string): Promise<MailLink> {
  let link: MailLink | undefined;
  await eventually(`a mail to ${email} leads to ${path}`, async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail);
    const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links.map((one) => new URL(one)));
    const found = links.find(({ pathname }) => pathname === path);
    link = found && { id: found.searchParams.get("id") ?? "", token: found.searchParams.get("token") ?? "" };
    return link !== undefined;
  });
  return link as MailLink;
}

/** Asks for the reset mail, which leaves after some seconds, at random; where we may, it leaves at once. */
export async function askReset({ email }: Pick<Member, "email">): Promise<void> {
  await caller().callOrThrow(requestPasswordReset, { email });
  const { url, seedToken } = testedApi;
  if (seedToken) await siteApi({ apiOrigin: url, seedToken }).sendResets();
}

/** A link with which somebody may choose a new password. */
export async function aResetLink(member?: Member): Promise<MailLink> {
  const { email } = member ?? (await aMember());
  await askReset({ email });
  return linkTo(email, "/reset-password/do");
}

/** The link in the mail to somebody's new address. */
export async function aMailChangeLink(member?: Member, email = anEmail()): Promise<MailLink> {
  const { api, password } = member ?? (await aMember());
  await api.callOrThrow(requestEmailChange, { email, password });
  return linkTo(email, "/mail-change/do");
}

/** The link that takes a change of password back. */
export async function anUndoLink(member?: Member): Promise<MailLink> {
  const { api, email, password } = member ?? (await aMember());
  await api.callOrThrow(changePassword, { old_password: password, password: "a changed password" });
  return linkTo(email, "/account-undo");
}

/** The link that takes a deletion back. */
export async function aRestoreLink(member?: Member): Promise<MailLink> {
  const { api, email, password } = member ?? (await aMember());
  await api.callOrThrow(deleteAccount, { password, reason: "pause" });
  return linkTo(email, "/account-restore");
}
