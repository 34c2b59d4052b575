import { Email } from "worker-mailer";
import { headerWords, mailbox } from "./header-words.ts";
import type { Delivery, MailProvider, OutgoingMail } from "./mail-provider.ts";
import { SmtpConnection, type SmtpReply, type SmtpServer } from "./smtp-connection.ts";

interface SmtpSettings extends SmtpServer {
  user: string;
  password: string;
}

/** `smtps://user:password@host:465` (TLS at once) or `smtp://…:587` (TLS as soon as the server offers it). */
function smtpSettings(address: string): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "smtp:" && protocol !== "smtps:") throw new Error("MAIL_SMTP_URL begins with smtp:// or smtps://");
  const tls = protocol === "smtps:";
  return {
    host: hostname,
    port: Number(port) || (tls ? 465 : 587),
    tls,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

interface Carrier {
  url: string;
  /** The address that sends. */
  from: string;
  network: Pick<Fetcher, "connect"> | undefined;
}

/** Hands mail to a mail server (RFC 5321), one connection a mail. */
export function smtpProvider({ url, from, network }: Carrier): MailProvider {
  const settings = smtpSettings(url);
  return {
    async send(mail) {
      const connection = new SmtpConnection(settings, network);
      try {
        await greet(connection, settings);
        return await handOver(connection, mail, from);
      } finally {
        await connection.close();
      }
    },
  };
}

async function greet(connection: SmtpConnection, settings: SmtpSettings): Promise<void> {
  expect(await connection.readReply(), "greeting");
  let offers = expect(await connection.command("EHLO [127.0.0.1]"), "EHLO").text;
  if (!settings.tls && /STARTTLS/i.test(offers)) {
    expect(await connection.command("STARTTLS"), "STARTTLS");
    connection.startTls();
    offers = expect(await connection.command("EHLO [127.0.0.1]"), "EHLO").text;
  } else if (!settings.tls && settings.user) {
    throw new Error("the mail server offers no TLS, so it is not told the password");
  }
  if (settings.user) await signIn(connection, settings, offers);
}

async function signIn(connection: SmtpConnection, { user, password }: SmtpSettings, offers: string): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  if (/AUTH[ =][^\r\n]*PLAIN/i.test(offers)) {
    expect(await connection.command(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), "AUTH");
    return;
  }
  expect(await connection.command("AUTH LOGIN"), "AUTH", 3);
  expect(await connection.command(base64(user)), "AUTH", 3);
  expect(await connection.command(base64(password)), "AUTH");
}

async function handOver(connection: SmtpConnection, mail: OutgoingMail, from: string): Promise<Delivery> {
  expect(await connection.command(`MAIL FROM:<${from}>`), "MAIL");
  const recipient = await connection.command(`RCPT TO:<${mail.to}>`);
  if (refusesAddress(recipient)) {
    await connection.command("QUIT");
    return "refused";
  }
  expect(recipient, "RCPT");
  expect(await connection.command("DATA"), "DATA", 3);
  await connection.write(bytesOf(mail, from));
  expect(await connection.readReply(), "the mail");
  // It is taken; a server that says no more goodbye has it all the same.
  await connection.command("QUIT").catch(() => undefined);
  return "taken";
}

/**
 * Does the answer say that this address takes no mail? A 5xx may also be about us (5.7: relaying, policy), which the
 * operator mends and which is nobody's bounce.
 */
function refusesAddress({ code, text }: SmtpReply): boolean {
  const [, subject] = /\b5\.(\d+)\.\d+\b/.exec(text) ?? [];
  if (code < 500) return false;
  return subject === undefined ? [550, 551, 553].includes(code) : subject === "1" || subject === "2";
}

/** The mail as it travels: both parts, quoted-printable, dots doubled. The address headers are ours (RFC 2047). */
function bytesOf({ to, fromName, subject, text, html, headers }: OutgoingMail, from: string): string {
  const own = { From: mailbox(fromName, from), To: `<${to}>`, Subject: headerWords(subject) };
  return new Email({ from, to, subject, text, html, headers: { ...own, ...headers } }).getEmailData();
}

/** `kind`: the first figure of the answer that lets us go on. The failure never holds the address. */
function expect(reply: SmtpReply, step: string, kind = 2): SmtpReply {
  if (Math.floor(reply.code / 100) === kind) return reply;
  throw new Error(`the mail server answered ${reply.code} to ${step}`);
}
