import { randomUUID } from "node:crypto";
import { confirmEmailChange, requestEmailChange, requestPasswordReset } from "../../../app/contract/account/access.ts";
import { sendMessage } from "../../../app/contract/conversations/conversations.ts";
import { decideTestPayment, listDevelopmentMail } from "../../../app/contract/development.ts";
import { changeProfile } from "../../../app/contract/people/own-profile.ts";
import { like } from "../../../app/contract/people/discovery.ts";
import { listBundles, startPayment, type Payment } from "../../../app/contract/money/payments.ts";
import { setPush } from "../../../app/contract/account/notifications.ts";
import { sendReport } from "../../../app/contract/safety/reports.ts";
import { login } from "../../../app/contract/account/session.ts";
import { portrait } from "../../../scripts/seed/portrait/portrait.ts";
import type { ApiClient } from "../http/api-client.ts";
import { eventually } from "../eventually.ts";
import type { OwnSite } from "./own-site.ts";
import type { MadeMember } from "./site-api.ts";

/** A member with rows in every table, and all the texts that must not be found after erasure. */
export interface MemberToErase extends MadeMember {
  name: string;
  /** The address they have now, the one before, and one that was never confirmed. */
  emails: string[];
  /** Id, name, addresses, photo, device, town, birthday, and words of the profile. */
  traces: string[];
  /** Secrets of links, sessions and passwords: no log may hold these either. */
  secrets: string[];
  /** What they wrote to the friend, and the answer: the friend keeps both, no log has either. */
  messages: [string, string];
  /** The reason that they give when they delete the account. */
  comment: string;
  payment: Payment;
}

/** A key that a browser could have made (RFC 8291, appendix A). */
export const aPushKey = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A text that occurs nowhere else; of letters, as digits in a row would be taken for a telephone number. */
export const uniqueWord = () =>
  `q${randomUUID()
    .replaceAll("-", "")
    .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? digit)
    .slice(0, 14)}`;

/** A member with a photo, who moved to another country, wrote to `friend`, likes and is liked, reports and is reported, paid, changed their address by mail, and asked for mails. */
export async function memberToErase(site: OwnSite, friend: MadeMember): Promise<MemberToErase> {
  const [name, about, password] = [`Mina ${uniqueWord()}`, `I keep bees, ${uniqueWord()}`, `password ${uniqueWord()}`];
  const messages: [string, string] = [`Good morning ${uniqueWord()}`, `And to you ${uniqueWord()}`];
  const emails = [`${uniqueWord()}@new.example`, `${uniqueWord()}@old.example`, `${uniqueWord()}@third.example`];
  const [now = "", before = "", waiting = ""] = emails;
  const look = { key: uniqueWord(), gender: "female" as const, hair_colour: "grey" };
  const photo = await site.seeding().photo(look.key, portrait(look, 0));
  const home = { date_of_birth: "1949-02-17", city: `Zeist ${uniqueWord()}` };
  const made = await site
    .seeding()
    .readyMember({ name, about, password, email: before, credits: 9, images: [photo], ...home });
  const api = site.device(made.cookie);
  const later = { about: `I sail now, ${uniqueWord()}`, city: `Gent ${uniqueWord()}` };
  await api.callOrThrow(changeProfile, { ...later, country: "BE", region: "Oost-Vlaanderen" });
  const theirs = site.device(friend.cookie);
  await api.callOrThrow(sendMessage, { client_id: randomUUID(), to: friend.id, text: messages[0] });
  await theirs.callOrThrow(sendMessage, { client_id: randomUUID(), to: made.id, text: messages[1] });
  await Promise.all([api.callOrThrow(like, { id: friend.id }), theirs.callOrThrow(like, { id: made.id })]);
  const report = `They keep bees, ${uniqueWord()}`;
  await theirs.callOrThrow(sendReport, { key: randomUUID(), id: made.id, reason: "other", text: "I do not know." });
  await anyMailTo(site, friend);
  await api.callOrThrow(sendReport, { key: randomUUID(), id: friend.id, reason: "other", text: report });
  const device = `https://push.example.org/${uniqueWord()}`;
  await api.callOrThrow(setPush, { subscription: { endpoint: device, keys: aPushKey } });
  const payment = await paid(api);
  await changeAddress(site, { api, password, to: now });
  await api.callOrThrow(requestEmailChange, { email: waiting, password });
  const visitor = site.device();
  await visitor.callOrThrow(requestPasswordReset, { email: now });
  await visitor.call(login, { email: now, password: "not the password" });
  const phone = site.device();
  await phone.callOrThrow(login, { email: now, password });
  const secrets = [password, ...tokens(phone), ...tokens(api), ...(await tokensOfMails(site, emails))];
  const traces = [made.id, name, photo.id, report, device, home.date_of_birth, ...Object.values(later), ...emails];
  return {
    ...made,
    email: now,
    password,
    name,
    emails,
    traces,
    secrets,
    messages,
    comment: `Thank you all ${uniqueWord()}`,
    payment,
  };
}

async function paid(api: ApiClient): Promise<Payment> {
  const { bundles, payment_methods: methods } = await api.callOrThrow(listBundles, { country: "NL" });
  const [bundle, method] = [bundles[0]?.id, methods[0]];
  if (!bundle || !method) throw new Error("There is nothing to buy.");
  const order = { payment_id: randomUUID(), bundle, payment_method: method };
  const { payment } = await api.callOrThrow(startPayment, { ...order, return_url: "http://localhost/transactions" });
  const id = decodeURIComponent(payment.checkout_url?.split("/").at(-1) ?? "");
  await api.callOrThrow(decideTestPayment, { id, decision: "pay" });
  return payment;
}

interface Move {
  api: ApiClient;
  password: string;
  to: string;
}

async function changeAddress(site: OwnSite, { api, password, to }: Move): Promise<void> {
  await api.callOrThrow(requestEmailChange, { email: to, password });
  const link = await mailedLink(site, to, "/mail-change/do");
  await site.device().callOrThrow(confirmEmailChange, link);
}

/** What a mail's link to this page holds, once the mail is there. */
async function mailedLink(site: OwnSite, to: string, page: string): Promise<{ id: string; token: string }> {
  let link = "";
  await eventually(`a mail to ${to} leads to ${page}`, async () => {
    link = (await linksOf(site, [to])).find((found) => new URL(found).pathname === page) ?? "";
    return link !== "";
  });
  const { searchParams } = new URL(link);
  return { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
}

/** Theirs comes first: what lay in a table's first page before SQLite split it stays there (decision 0127). */
function anyMailTo(site: OwnSite, { email }: MadeMember): Promise<void> {
  return eventually(`a mail to ${email} is there`, async () => {
    const { mails } = await site.device().callOrThrow(listDevelopmentMail, { to: email });
    return mails.length > 0;
  });
}

async function linksOf(site: OwnSite, addresses: readonly string[]): Promise<string[]> {
  const { mails } = await site.device().callOrThrow(listDevelopmentMail, {});
  return mails.filter(({ to }) => addresses.includes(to)).flatMap(({ links }) => links);
}

/** The secret halves of a device's cookies: what stands before the dot is the member's id, a trace of its own. */
function tokens({ cookies }: ApiClient): string[] {
  return Object.values(cookies).map((value) => value.split(".").at(-1) ?? value);
}

async function tokensOfMails(site: OwnSite, addresses: readonly string[]): Promise<string[]> {
  return (await linksOf(site, addresses)).flatMap((link) => new URL(link).searchParams.get("token") ?? []);
}
