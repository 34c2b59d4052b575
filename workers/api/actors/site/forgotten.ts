import type { Mail } from "../../../../app/contract/development.ts";
import type { DemoLogin } from "./demo-logins.ts";
import { readStored, writeStored } from "./stored.ts";

/** Payload of the outbox event `forgotten`: a member who was erased, and every address that was theirs. */
export interface Forgotten {
  member: string;
  name: string;
  emails: string[];
}

/** Kinds of mail that name somebody else than their reader. */
const ABOUT_OTHERS = ["new_conversations", "new_messages", "like"];

/** What is kept of a demonstration's members beside their own object goes too; payments stay, but are nobody's. */
export function forget(sql: SqlStorage, { member, name, emails }: Forgotten): void {
  sql.exec("DELETE FROM inbox WHERE id GLOB ?", `${member}/*`);
  forgetLogins(sql, emails);
  forgetMails(sql, { member, name, emails });
  sql.exec(
    `UPDATE test_payments SET record = json_set(record, '$.member', '', '$.site', '', '$.return_url', '', '$.description', '')
     WHERE json_extract(record, '$.member') = ?`,
    member,
  );
}

/** Shown on a demonstration, and noted with how far the seeding came. */
function forgetLogins(sql: SqlStorage, emails: readonly string[]): void {
  for (const email of emails) sql.exec("DELETE FROM demo_logins WHERE email = ?", email);
  const seeded = readStored(sql, "seeded") as { logins?: DemoLogin[] } | undefined;
  if (!seeded?.logins) return;
  writeStored(sql, "seeded", { ...seeded, logins: seeded.logins.filter(({ email }) => !emails.includes(email)) });
}

function forgetMails(sql: SqlStorage, { member, name, emails }: Forgotten): void {
  const rows = sql.exec<{ position: number; mail: string }>("SELECT position, mail FROM mails").toArray();
  for (const { position, mail: text } of rows) {
    const mail = JSON.parse(text) as Mail;
    const theirs = emails.includes(mail.to) || text.includes(member);
    const aboutThem = ABOUT_OTHERS.includes(mail.kind ?? "") && `${mail.subject} ${mail.text}`.includes(name);
    if (theirs || aboutThem) sql.exec("DELETE FROM mails WHERE position = ?", position);
  }
}
