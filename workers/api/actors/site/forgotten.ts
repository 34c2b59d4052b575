import type { Mail } from "../../../../app/contract/development.ts";
import type { DemoLogin } from "./demo-logins.ts";
import { eraseRows } from "../erase-rows.ts";
import { readStored, writeStored } from "./stored.ts";

/** Payload of the outbox event `forgotten`: a member who was erased, and every address that was theirs. */
export interface Forgotten {
  member: string;
  emails: string[];
}

/** What is kept of a demonstration's members beside their own object goes too; payments stay, but are nobody's. */
export function forget(sql: SqlStorage, { member, emails }: Forgotten): void {
  sql.exec("DELETE FROM inbox WHERE id GLOB ?", `${member}/*`);
  forgetLogins(sql, emails);
  forgetMails(sql, { member, emails });
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

type Row = { position: number; mail: string; about: string | null };

/** Theirs, those that name them, and those with a link to them. By ids and addresses: others may have the same name. */
function forgetMails(sql: SqlStorage, { member, emails }: Forgotten): void {
  const rows = sql.exec<Row>("SELECT position, mail, about FROM mails").toArray();
  for (const { position, mail: text, about } of rows) {
    const mail = JSON.parse(text) as Mail;
    if (about === member || emails.includes(mail.to) || text.includes(member))
      eraseRows(sql, { table: "mails", words: ["mail"], where: "position = ?" }, position);
  }
}
