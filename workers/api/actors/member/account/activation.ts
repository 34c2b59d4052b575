import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { sameText, sign } from "../../../signature.ts";
import { accountOf, findAccount, type Account } from "./account.ts";
import { publishProfile } from "./listing.ts";
import { isBeingDeleted } from "../deletion/deletion-row.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { passOnAll } from "../conversations/undelivered/pass-on.ts";
import { releasePlanned } from "../conversations/undelivered/planned-message.ts";
import { mailMissedPurchases } from "../money/receipts/purchase-mail.ts";
import { keepPromise } from "../money/ledger/promised-credits.ts";
import { releaseDeferred } from "../receive.ts";
import { first, type MemberState } from "../engine/state.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAILS_A_DAY = 5;

/** Derived, so the link is the same in every mail, and dies with the address it was sent to. */
function activationToken({ env }: Pick<MemberState, "env">, { site, id, email }: Account): string {
  return sign(env.TOKEN_SECRET, "activate", site, id, email);
}

/** Is this the secret of the link that was mailed to the account's address? */
export function isActivationToken({ env }: Pick<MemberState, "env">, account: Account, token: string): boolean {
  return sameText(token, activationToken({ env }, account));
}

/** What the mail leads to; `link_invalid` is what a forged one gets. */
export function activationLink(state: MemberState): string {
  const account = accountOf(state.sql);
  return `${state.env.PUBLIC_ORIGIN}/activate?id=${account.id}&token=${activationToken(state, account)}`;
}

/** The mail with the link, through the outbox. */
export function enqueueActivationMail(state: MemberState): void {
  enqueueMail(state, { kind: "activation", contents: { link: activationLink(state) } });
  state.sql.exec("INSERT INTO activation_mails (at) VALUES (?)", clock.now());
}

/**
 * Confirms the address: the profile becomes visible, what the member wrote leaves, and the messages that waited are shown (spec §4).
 * Again with the same token changes nothing.
 */
export function activate(
  state: MemberState,
  token: string,
): Result<{ activated: true; message?: true; email?: string }> {
  const account = findAccount(state.sql);
  if (!account || !isActivationToken(state, account, token)) return refuse("link_invalid");
  const isNew = account.status !== "confirmed";
  const { message } = confirmAddress(state);
  // Said once: the link stays in a browser's history.
  return accept({ activated: true, ...(message && { message }), ...(isNew && { email: account.email }) });
}

/** Somebody followed a link that only the account's mailbox knows; again is fine. `message`: one that waited leaves. */
export function confirmAddress(state: MemberState): { message?: true } {
  if (accountOf(state.sql).status === "confirmed") return {};
  state.sql.exec("UPDATE account SET status = 'confirmed'");
  keepPromise(state.sql);
  // Open pages stop saying that what is written waits.
  state.frames.push({ kind: "totals" });
  // What was bought is told, whatever becomes of the account.
  mailMissedPurchases(state);
  if (isBeingDeleted(state.sql)) return {};
  state.sql.exec("UPDATE account SET profile_status = 'active'");
  publishProfile(state.sql);
  releaseDeferred(state);
  const [leaves, planned] = [passOnAll(state), releasePlanned(state.sql)];
  return leaves || planned ? { message: true } : {};
}

/** Sends the mail again, once a minute and five times a day at most; never to a confirmed address. */
export function sendActivationMail(state: MemberState): Result<{ sent: boolean }> {
  const { sql } = state;
  const now = clock.now();
  const mails = first(
    sql.exec<{ today: number; last: number | null }>(
      "SELECT count(*) AS today, max(at) AS last FROM activation_mails WHERE at > ?",
      now - DAY,
    ),
  );
  const tooSoon = (mails?.last ?? 0) > now - MINUTE || (mails?.today ?? 0) >= MAILS_A_DAY;
  if (accountOf(sql).status === "confirmed" || tooSoon) return accept({ sent: false });
  enqueueActivationMail(state);
  return accept({ sent: true });
}
