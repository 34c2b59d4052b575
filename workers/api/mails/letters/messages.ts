import type { Message } from "../letter.ts";
import type { MailContents, MailName } from "../mail-contents.ts";
import * as account from "./account-messages.ts";
import * as closing from "./closing-messages.ts";
import type { MessageContext } from "./message-context.ts";
import * as news from "./news-messages.ts";
import * as notices from "./notice-messages.ts";

type Template<Kind extends MailName> = (contents: MailContents[Kind], context: MessageContext) => Message;

/** What every kind of mail says. */
const templates: { [Kind in MailName]: Template<Kind> } = {
  activation: account.activation,
  password_reset: account.passwordReset,
  password_changed: account.passwordChanged,
  email_change: account.emailChange,
  email_changed: account.emailChanged,
  new_sign_in: account.newSignIn,
  passkey_added: account.passkeyAdded,
  account_closing: closing.accountClosing,
  account_revival: closing.accountRevival,
  account_erased: closing.accountErased,
  mail_test: account.mailTest,
  new_conversations: notices.newConversations,
  new_messages: notices.newMessages,
  like: notices.like,
  unread_message_reminders: notices.unreadReminder,
  weekly_updates: notices.weeklyUpdate,
  reminders: notices.reminder,
  promotions: news.promotions,
  news: news.news,
};

export const mailNames = Object.keys(templates) as MailName[];

export function messageOf<Kind extends MailName>(
  kind: Kind,
  contents: MailContents[Kind],
  context: MessageContext,
): Message {
  return templates[kind](contents, context);
}
