import { unencoded } from "./header-words.ts";
import type { MailProvider, OutgoingMail } from "./mail-provider.ts";

/** Sent with the mail and given back with every event. */
export const MAIL_ID = "mail-id";

const PATIENCE = 30_000;

interface HttpSettings {
  /** The base with the domain, e.g. `https://api.eu.mailgun.net/v3/mail.example.org`. */
  url: string;
  key: string;
  /** The address that sends. */
  from: string;
  network: Pick<Fetcher, "fetch"> | undefined;
}

/** Mailgun's API. */
export function httpProvider({ url, key, from, network = globalThis }: HttpSettings): MailProvider {
  const authorization = `Basic ${Buffer.from(`api:${key}`).toString("base64")}`;
  return {
    async send(mail) {
      const response = await network.fetch(`${url.replace(/\/+$/, "")}/messages`, {
        method: "POST",
        headers: { Authorization: authorization },
        body: formOf(mail, from),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const answer = await response.text();
      if (response.ok) return "taken";
      // 400 is any wrong field: only the recipient's makes it a bounce. All else is ours to mend.
      if (response.status === 400 && /\bto\b.{0,20}not a valid address/i.test(answer)) return "refused";
      throw new Error(`the mail provider answered ${response.status}`);
    },
  };
}

function formOf({ id, to, fromName, kind, subject, text, html, headers }: OutgoingMail, from: string): FormData {
  const form = new FormData();
  // Its own encoding: here names and subjects are plain UTF-8.
  const named = `"${unencoded(fromName).replace(/["\\]/g, "")}" <${from}>`;
  const fields = { from: named, to, subject: unencoded(subject), text, html, "o:tag": kind, [`v:${MAIL_ID}`]: id };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, value] of Object.entries(headers)) form.set(`h:${name}`, value);
  // Links in our mails hold secrets: nobody else is to write them anew or to count clicks on them.
  for (const option of ["o:tracking", "o:tracking-clicks", "o:tracking-opens"]) form.set(option, "no");
  return form;
}
