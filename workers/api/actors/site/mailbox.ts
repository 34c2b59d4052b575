import type { Mail } from "../../../../app/contract/development.ts";
import { clock, instantOf } from "../../clock.ts";
import type { OutgoingMail } from "../../providers/mail/mail-provider.ts";
import { eraseRows } from "../erase-rows.ts";

const KEPT = 200;

/** Puts a mail into the development mailbox, once, which keeps the last 200. */
export function keepMail(sql: SqlStorage, mail: OutgoingMail): void {
  const kept: Mail = {
    id: mail.id,
    kind: mail.kind,
    headers: mail.headers,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    links: linksOf(mail.text),
    at: instantOf(clock.now()),
  };
  sql.exec(
    "INSERT OR IGNORE INTO mails (id, mail, about) VALUES (?, ?, ?)",
    mail.id,
    JSON.stringify(kept),
    mail.about ?? null,
  );
  const old = "position <= (SELECT max(position) FROM mails) - ?";
  eraseRows(sql, { table: "mails", words: ["mail"], where: old }, KEPT);
}

/** Newest first; those to one address, if any is given. */
export function listMails(sql: SqlStorage, to?: string): Mail[] {
  const rows = sql
    .exec<{ mail: string }>(
      "SELECT mail FROM mails WHERE ?1 IS NULL OR mail ->> 'to' = ?1 ORDER BY position DESC",
      to ?? null,
    )
    .toArray();
  return rows.map((row) => JSON.parse(row.mail) as Mail);
}

function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g))];
}
