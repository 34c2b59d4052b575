import { isMemberId } from "../../../ids.ts";
import { flagAsSpam } from "../standing/spam-flags.ts";
import { once } from "../../outbox.ts";
import { accountOf } from "../account/account.ts";
import { disableMail } from "../account/account-settings.ts";
import { first, type MemberState } from "../engine/state.ts";

/** What a provider tells of a mail after it was taken. */
export interface MailEvent {
  /** The mail's id, which begins with the member's. */
  mail: string;
  event: "bounce" | "complaint";
  /** Of the provider's call, which counts once. */
  token?: string;
}

/**
 * A mail came back, or was marked as spam (spec §4): no more notifications to that address. One that went to an address
 * which is not the account's (yet) only says that this address is no good. False when there is no such mail, or the call
 * came before. One about somebody is a sign that they send what nobody wants (spam-flags.ts).
 */
export function noteMailEvent({ sql }: MemberState, { mail, event, token }: MailEvent): boolean {
  const row = first(
    sql.exec<{ kind: string; address: string; about: string | null }>(
      "SELECT kind, address, about FROM mails WHERE id = ?",
      mail,
    ),
  );
  if (!row || (token && !isNew(sql, token))) return false;
  sql.exec("UPDATE mails SET status = ? WHERE id = ?", event === "bounce" ? "bounced" : "complained", mail);
  if (row.kind === "email_change" && event === "bounce") {
    sql.exec("UPDATE email_change SET failed = 1 WHERE email = ?", row.address);
  }
  if (event === "complaint" && row.about !== null && isMemberId(row.about)) flagAsSpam(sql, row.about);
  if (row.address === accountOf(sql).email) disableMail(sql, event === "bounce" ? "bounce" : "fbl");
  return true;
}

function isNew(sql: SqlStorage, token: string): boolean {
  let seen = true;
  once(sql, `mail-webhook/${token}`, () => void (seen = false));
  return !seen;
}
