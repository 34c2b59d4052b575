import type { MailBody } from "../mail-document.ts";
import type { MailContents, MailName } from "../mail-contents.ts";
import * as account from "./account-templates.ts";
import * as cases from "./case-templates.ts";
import * as deletion from "./deletion-templates.ts";
import * as directDebit from "./direct-debit-templates.ts";
import * as sanction from "./sanction-template.ts";
import type { TemplateContext } from "./template-context.ts";
import * as refunds from "./refund-templates.ts";
import * as refusals from "./refusal-templates.ts";
import * as money from "./money-templates.ts";
import * as support from "./support-templates.ts";
import * as statement from "./statement-template.ts";
import * as purchase from "./purchase-template.ts";
import * as news from "./news-templates.ts";
import * as notifications from "./notification-templates.ts";

type Template<Kind extends MailName> = (contents: MailContents[Kind], context: TemplateContext) => MailBody;

/** What every kind of mail says. */
const templates: { [Kind in MailName]: Template<Kind> } = {
  activation: account.activation,
  password_reset: account.passwordReset,
  password_changed: account.passwordChanged,
  email_change: account.emailChange,
  email_changed: account.emailChanged,
  new_sign_in: account.newSignIn,
  passkey_added: account.passkeyAdded,
  photo_refused: refusals.photoRefused,
  about_refused: refusals.aboutRefused,
  corrected: account.corrected,
  charge_back: money.chargeBack,
  purchase: purchase.purchase,
  statement: statement.statement,
  mandate_given: directDebit.mandateGiven,
  mandate_ended: directDebit.mandateEnded,
  debit_announced: directDebit.debitAnnounced,
  refund: refunds.refund,
  account_closing: deletion.accountDeletion,
  account_reactivation: deletion.accountReactivation,
  account_erased: deletion.accountErased,
  sanction: sanction.sanction,
  mail_test: account.mailTest,
  operator_code: account.operatorCode,
  operator_passkey_added: account.operatorPasskeyAdded,
  operator_passkey_removed: account.operatorPasskeyRemoved,
  report_received: cases.reportReceived,
  complaint_received: cases.complaintReceived,
  appeal_received: cases.appealReceived,
  case_decided: cases.caseDecided,
  report_decided: cases.reportDecided,
  support_received: support.supportReceived,
  support_answered: support.supportAnswered,
  new_conversations: notifications.newConversations,
  new_messages: notifications.newMessages,
  like: notifications.like,
  unread_message_reminders: notifications.unreadReminder,
  weekly_updates: notifications.weeklyUpdate,
  reminders: notifications.reminder,
  promotions: news.promotions,
  news: news.news,
};

export const mailNames = Object.keys(templates) as MailName[];

export function mailBodyOf<Kind extends MailName>(
  kind: Kind,
  contents: MailContents[Kind],
  context: TemplateContext,
): MailBody {
  return templates[kind](contents, context);
}
