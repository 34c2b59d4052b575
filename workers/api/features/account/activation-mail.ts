import en from "../../../../locales/en/mail.json" with { type: "json" };
import nl from "../../../../locales/nl/mail.json" with { type: "json" };
import type { Locale } from "../../../../app/contract/scalars.ts";
import { FALLBACK_LOCALE } from "../../../../app/domain/languages.ts";

type Texts = typeof en.activation;

const texts: Partial<Record<Locale, Texts>> = { en: en.activation, nl: nl.activation };

/** The link is on the page once as a button and once in words; 18 px and no pictures: it reads everywhere. */
export function activationMail({ name, link, locale }: { name: string; link: string; locale: Locale }) {
  const language = texts[locale] ? locale : FALLBACK_LOCALE;
  const say = texts[language] ?? nl.activation;
  const greeting = say.greeting.replace("{{name}}", () => name);
  const text = [greeting, say.why, link, say.ignore, say.closing].join("\n\n");
  return { locale: language, subject: say.subject, text: `${text}\n`, html: htmlOf({ say, greeting, link, language }) };
}

function htmlOf({
  say,
  greeting,
  link,
  language,
}: {
  say: Texts;
  greeting: string;
  link: string;
  language: Locale;
}): string {
  const address = escaped(link);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(say.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d2140;font:18px/1.6 Verdana,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p>${escaped(greeting)}</p>
<p>${escaped(say.why)}</p>
<p style="margin:32px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#3f4db8;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(say.button)}</a></p>
<p>${escaped(say.or_copy)}<br><a href="${address}" style="color:#3f4db8;word-break:break-all">${address}</a></p>
<p>${escaped(say.ignore)}</p>
<p>${escaped(say.closing)}</p>
</div>
</body>
</html>
`;
}

/** A member chose the name themselves. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
