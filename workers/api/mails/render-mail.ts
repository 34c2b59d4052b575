import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../../app/contract/scalars.ts";
import { formatCountry } from "../../../app/domain/locale/format.ts";
import type { Say } from "../../../locales/plain-texts.ts";
import type { MailDocument } from "./mail-document.ts";
import { plainTextMail } from "./plain-text-mail.ts";
import { mailBodyOf } from "./templates/templates.ts";
import type { MailContents, MailName } from "./mail-contents.ts";
import { audienceOf } from "./mail-audience.ts";
import { HtmlMail } from "./html-mail.tsx";
import { safeName } from "./safe-name.ts";
import { mailTextsIn } from "./mail-texts.ts";

/** Who sends: what stands at the foot of every mail. */
interface MailSender {
  /** As members know the site (setting mail_name). */
  name: string;
  company: { name: string; address?: string | null; city?: string | null; country?: string | null };
  /** `https://www.example.org` */
  origin: string;
}

export interface MailOrder<Kind extends MailName = MailName> {
  kind: Kind;
  locale: Locale;
  /** The member's profile name. */
  name: string;
  contents: MailContents[Kind];
  sender: MailSender;
  /** The page that needs no sign-in; undefined for mails that have nothing to switch off. */
  unsubscribe?: string | undefined;
  timeZone?: string | undefined;
}

/** A mail in words, in the member's language: subject, HTML and text, the last two from one description. */
export function renderMail<Kind extends MailName>(order: MailOrder<Kind>) {
  const mail = documentOf(order);
  const html = renderToStaticMarkup(createElement(HtmlMail, { mail }));
  return { subject: mail.subject, text: plainTextMail(mail), html: `<!doctype html>${html}` };
}

function documentOf<Kind extends MailName>(order: MailOrder<Kind>): MailDocument {
  const { kind, contents, locale, timeZone, sender } = order;
  const { say, language } = mailTextsIn(locale);
  const name = safeName(order.name);
  const message = mailBodyOf(kind, contents, {
    site: sender.name,
    say,
    language,
    ...(timeZone !== undefined && { timeZone }),
  });
  return {
    ...message,
    language,
    from: sender.name,
    greeting: name ? say("greeting", { name }) : say("greeting_nameless"),
    orCopy: say("or_copy"),
    closing: say("closing", { site: sender.name }),
    footer: footerOf(order, say, language),
  };
}

function footerOf({ kind, sender, unsubscribe }: MailOrder, say: Say, language: string): MailDocument["footer"] {
  const audience = audienceOf(kind);
  const values = { site: sender.name, kind: audience === "notification" ? say(`kinds.${kind}`) : "" };
  const settings = { text: say("footer.settings"), link: `${sender.origin}/notifications` };
  const stop = unsubscribe && {
    text: say(audience === "notification" ? "footer.unsubscribe" : "footer.unsubscribe_all", values),
    link: unsubscribe,
  };
  const { name, address, city, country } = sender.company;
  const places = [name, address, city, country && formatCountry(country, language)];
  return {
    why: say(`footer.why_${audience}`, values),
    links: stop ? [settings, stop] : [],
    sender: places.filter(Boolean).join(", "),
  };
}
