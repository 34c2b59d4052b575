import type { MailKind } from "../../../../../app/contract/account/notification-kinds.ts";
import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { accept } from "../../../../../app/domain/result.ts";
import { normalEmail } from "../../../../../app/domain/account/signup.ts";
import { sameText, sign } from "../../../signature.ts";
import { accountOf, type Account } from "../account/account.ts";
import { changeAccountSettings, disableMail, enableMail } from "../account/account-settings.ts";
import type { MemberState } from "../engine/state.ts";

/** Derived, so that it is the same in every mail to an address, and dies with it: a former one learns nothing new. */
function tokenOf({ env }: Pick<MemberState, "env">, { site, id }: Account, address: string): string {
  return sign(env.TOKEN_SECRET, "unsubscribe", site, id, normalEmail(address));
}

interface UnsubscribeMail {
  /** Where the mail goes that the link stands in. */
  to: string;
  /** Its kind, if it can be switched off alone. */
  kind?: MailKind | undefined;
}

/** The page that takes no sign-in. */
export function unsubscribeLink(state: Pick<MemberState, "sql" | "env">, { to, kind }: UnsubscribeMail): string {
  const account = accountOf(state.sql);
  const query = new URLSearchParams({ id: account.id, token: tokenOf(state, account, to), ...(kind && { kind }) });
  return `${state.env.PUBLIC_ORIGIN}/unsubscribe?${query}`;
}

export interface UnsubscribeOrder {
  token: string;
  kind?: MailKind | undefined;
  scope: "kind" | "all";
  /** Takes it back. */
  on: boolean;
}

/** Switches one kind of mail off, or all of it (spec §4: listunsubscribe); `on` takes that back. Answers the address. */
export function unsubscribe(state: MemberState, order: UnsubscribeOrder): Result<{ email: string }> {
  const { sql } = state;
  const account = accountOf(sql);
  if (!sameText(order.token, tokenOf(state, account, account.email))) return refuse("link_invalid");
  if (order.scope === "kind" && order.kind) changeAccountSettings(sql, { email: { [order.kind]: order.on } });
  else if (order.on) enableMail(sql, "listunsubscribe");
  else disableMail(sql, "listunsubscribe");
  return accept({ email: account.email });
}
