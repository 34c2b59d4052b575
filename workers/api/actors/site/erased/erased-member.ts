import type { Mail } from "../../../../../app/contract/development.ts";
import type { DemoLogin } from "../demo-logins.ts";
import { eraseRows } from "../../erase-rows.ts";
import { forgetSubject } from "../operators/audit/audit.ts";
import { eraseCases } from "../operators/cases/erase-cases.ts";
import { forgetFictional } from "../operators/members/fictional-profiles.ts";
import { forgetDebits } from "../debits/debit-rows.ts";
import { forgetDiscounts } from "../discounts/discount-codes.ts";
import { fictionalGone } from "../operators/queue/fictional-queue.ts";
import { forgetLifts } from "../operators/members/lifts.ts";
import { forgetPayments } from "../payments/payment-records.ts";
import { forgetProposals } from "../payments/refund-proposals.ts";
import { dropItemsOf } from "../operators/queue/queue.ts";
import { forgetInReceipts } from "../receipts.ts";
import { readValue, writeValue } from "../key-values.ts";

/** Payload of the outbox event `forgotten`: a member who was erased, and every address that was theirs. */
export interface ErasedMember {
  member: string;
  emails: string[];
}

/** Erases what the site of a demonstration stores of a member; their payments stay without ids and text. */
export function eraseMember(sql: SqlStorage, { member, emails }: ErasedMember): void {
  sql.exec("DELETE FROM inbox WHERE id GLOB ?", `${member}/*`);
  dropItemsOf(sql, member);
  fictionalGone(sql, { fictional_id: member });
  forgetFictional(sql, member);
  eraseCases(sql, { member, emails });
  forgetLifts(sql, member);
  forgetDiscounts(sql, member);
  forgetPayments(sql, member);
  forgetProposals(sql, member);
  forgetInReceipts(sql, member);
  forgetDebits(sql, member);
  forgetSubject(sql, member);
  eraseLogins(sql, emails);
  eraseMails(sql, { member, emails });
  sql.exec(
    `UPDATE test_payments SET record = json_set(record, '$.member', '', '$.site', '', '$.return_url', '', '$.description', '')
     WHERE json_extract(record, '$.member') = ?`,
    member,
  );
}

/** From the log-ins that a demonstration shows, and from the record of the seeding. */
function eraseLogins(sql: SqlStorage, emails: readonly string[]): void {
  for (const email of emails) sql.exec("DELETE FROM demo_logins WHERE email = ?", email);
  const seeded = readValue(sql, "seeded") as { logins?: DemoLogin[] } | undefined;
  if (!seeded?.logins) return;
  writeValue(sql, "seeded", { ...seeded, logins: seeded.logins.filter(({ email }) => !emails.includes(email)) });
}

type Row = { position: number; mail: string; about: string | null };

/**
 * Mails to them, about them and with a link to them; found by ids and addresses, since others may have the same name. All at
 * once: where rows go SQLite moves others, and words that are not overwritten yet would stay where they lay.
 */
function eraseMails(sql: SqlStorage, { member, emails }: ErasedMember): void {
  const rows = sql.exec<Row>("SELECT position, mail, about FROM mails").toArray();
  const theirs = rows.filter(({ mail: text, about }) => {
    return about === member || emails.includes((JSON.parse(text) as Mail).to) || text.includes(member);
  });
  const positions = JSON.stringify(theirs.map(({ position }) => position));
  const where = "position IN (SELECT value FROM json_each(?))";
  eraseRows(sql, { table: "mails", words: ["mail"], where }, positions);
}
