import type { LinkState, MailLinkPurpose } from "../../../../../../app/contract/account/access.ts";
import { findAccount } from "../../account/account.ts";
import { isActivationToken } from "../../account/activation.ts";
import { deletionOf, isOver } from "../../deletion/deletion-row.ts";
import { changeOf } from "./email-change.ts";
import { findLink } from "../links.ts";
import type { ReadState } from "../../engine/state.ts";

/** What a press on this link would do, for whoever holds its secret; undefined when it is none of ours, or too old. */
export function linkState(state: ReadState, purpose: MailLinkPurpose, token: string): LinkState | undefined {
  const { sql } = state;
  const account = findAccount(sql);
  const deletion = deletionOf(sql);
  if (!account || isOver(deletion)) return undefined;
  switch (purpose) {
    case "activate":
      if (!isActivationToken(state, account, token)) return undefined;
      return account.status === "confirmed" ? "done" : "open";
    case "email_change": {
      const change = changeOf(state, token);
      if (!change.ok) return undefined;
      return change.value.done ? "done" : "open";
    }
    case "undo": {
      const link = findLink(sql, "undo_email", token) ?? findLink(sql, "undo_password", token);
      return link && (link.used ? "done" : "open");
    }
    case "restore":
      return findLink(sql, "restore", token) && (deletion ? "open" : "done");
  }
}
