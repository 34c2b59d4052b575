import type { Creditor } from "../../../app/contract/money/direct-debit.ts";
import type { PhotoRefusal } from "../../../app/contract/operators/photo-refusals.ts";
import type { SanctionKind } from "../../../app/contract/safety/sanctions.ts";
import type { TextRefusal } from "../../../app/contract/operators/text-refusals.ts";
import type { PaymentMethod } from "../../../app/contract/money/payments.ts";
import type { Seller } from "../../../app/contract/money/receipts.ts";
import type { Gender, Money } from "../../../app/contract/scalars.ts";
import type { MemberDecision, SentCase, SentWords } from "../../../app/contract/safety/cases.ts";
import type { AnsweredSupport } from "../../../app/contract/safety/support.ts";
import type { SupportTopic } from "../../../app/contract/safety/support-topics.ts";

/** Who a mail is about; somebody fictional is always called so (design §8). */
export interface MailPerson {
  name: string;
  fictional: boolean;
}

/**
 * Every mail there is, and what it says beside the member's name. Links are whole addresses; times are milliseconds
 * since 1970. Never the words of a message; of who wrote to us only their own. The kinds of spec §3 come last: those a member can switch off.
 */
export interface MailContents {
  /** Confirms the address of a new account. */
  activation: { link: string };
  password_reset: { link: string };
  /** With the 48-hour undo link. */
  password_changed: { link: string };
  /** To the new address. */
  email_change: { link: string };
  /** To the old address, with the 48-hour undo link. */
  email_changed: { new_email: string; link: string };
  new_sign_in: { device: string; at: number; link: string };
  passkey_added: { passkey: string; link: string };
  /**
   * Somebody looked at a photo and refused it; `uploaded`: when it came, which a mail of an earlier build does not know;
   * `objection`: where the member says that it was wrong to.
   */
  photo_refused: { reason: PhotoRefusal; at: number; uploaded?: number; link: string; objection: string };
  /** The same of an "about me"; `earlier`: others still see the text before it. */
  about_refused: { reason: TextRefusal; earlier: boolean; at: number; link: string; objection: string };
  /** Support corrected one of these, or both; `objection`: where the member says that it was not what they asked for. */
  corrected: { gender?: Gender; date_of_birth?: string; link: string; objection: string };
  /**
   * The payer's bank took the money of a payment back, or gave it to us again; `at`: when it was bought. `taken`: credits that were
   * left and are gone, `owed`: those that were spent already; `premium`: the member still is; `debits_blocked`: nothing is collected by
   * direct debit before this moment (ms). `help`: where to ask.
   */
  charge_back: { credits: number; amount: Money; at: number; link: string; help: string } & (
    | { change: "charged_back"; taken: number; owed: number; premium: boolean; debits_blocked?: number }
    // `refunded`: some of it had been paid back before, and the credits of that do not come again.
    | { change: "returned"; refunded?: boolean }
  );
  /**
   * The receipt of a payment, and what was agreed (decision 0225). `vat_rate` in percent; `at`: when it was paid,
   * `issued_at`: the date of the receipt (left out by mails that waited since it was not said); `terms_version`: of the
   * terms that were agreed to, which the mail says in full (decision 0258); `message_credits`: what a message cost then (left out of orders of
   * earlier builds). `link`: the receipt, `terms`: that version of them, `withdrawal`: where it is done. `refund_days`: the setting; the law's
   * least holds.
   */
  purchase: {
    number: string;
    credits: number;
    at: number;
    issued_at?: number;
    /** Left out by earlier builds: when it was paid. */
    ordered_at?: number;
    method: PaymentMethod;
    total: Money;
    net: Money;
    vat: Money;
    vat_rate: number;
    discount?: { code: string; percent: number; before: Money };
    seller: Seller;
    refund_days: number;
    terms_version: number;
    message_credits?: number;
    link: string;
    terms: string;
    withdrawal: string;
  };
  /** The credits of one month (`YYYY-MM`): the balance before and after, and what changed it by kind of movement (decision 0226). */
  statement: {
    month: string;
    opening: number;
    closing: number;
    lines: { kind: string; count: number; change: number }[];
    link: string;
  };
  /**
   * Leave to collect by direct debit was given; of the account only the last four signs. `signed_at`: milliseconds; `replaces`: the
   * reference of the mandate that ended with it. Decision 0229.
   */
  mandate_given: {
    reference: string;
    replaces?: string;
    creditor: Creditor;
    account_holder: string;
    iban_end: string;
    address: string;
    signed_at: number;
    link: string;
  };
  /**
   * The member ended their mandate `at` that moment; `creditor`: who collects nothing any more, by name. `under_way`: what was ordered before,
   * each with the day (its noon, in milliseconds) that was announced. Decision 0240.
   */
  mandate_ended: {
    reference: string;
    iban_end: string;
    creditor: string;
    at: number;
    under_way: { amount: Money; credits: number; day: number }[];
    link: string;
  };
  /** What will be collected, on or after which `day` (its noon, in milliseconds). Decision 0230. */
  debit_announced: {
    amount: Money;
    credits: number;
    day: number;
    reference: string;
    iban_end: string;
    creditor: Creditor;
    link: string;
  };
  /**
   * Money goes back: `withdrawn` is the receipt of a withdrawal (`signed`: the name under it), `refunded` is decided by customer service,
   * `failed`: the provider did not pay, so the credits are there again. `at`: now; `refund` goes back, `kept` stays, `credits` go (or are
   * back); `number`: of the refund. Decision 0227.
   */
  refund: {
    change: "withdrawn" | "refunded" | "failed" | "taken_back";
    signed: string;
    at: number;
    bought: { at: number; credits: number; amount: Money };
    refund: Money;
    kept: Money;
    credits: number;
    premium: boolean;
    number: string;
    link: string;
    help: string;
  };
  /** The account is being deleted; the link takes it back. */
  account_closing: { erased_at: number; link: string };
  /** Somebody wants to sign up with the address of an account that is being deleted. */
  account_reactivation: { erased_at: number; link: string };
  account_erased: Record<string, never>;
  /**
   * What was decided about the member was lifted: in which cases (`R-7KQ4-M2XD, R-…`), why in an operator's words, and whether the account is still suspended or
   * banned. Or the site itself holds new conversations for what it noticed; `objection`: where the member says that it was wrong to.
   */
  sanction:
    | { lifted: true; kind: SanctionKind; cases?: string; closed: boolean; reason: string }
    | { lifted: false; automatic: "flags" | "same_text"; until: number; link: string; objection: string };
  /** After mail came back: does it arrive now? */
  mail_test: Record<string, never>;
  /** To an operator who signs in: six digits. */
  operator_code: { code: string };
  operator_passkey_added: { passkey: string; link: string };
  operator_passkey_removed: { passkey: string; link: string };
  /** To who reported somebody, and to who made a complaint: the number of the case, and what they told us. `copy`: to a member's confirmed address. */
  report_received: { case: string; sent?: SentCase; copy?: SentWords };
  complaint_received: { case: string; sent?: SentCase; copy?: SentWords };
  /** To who appealed, on either side; likewise. */
  appeal_received: { case: string; at: number; copy?: SentWords };
  /**
   * To who is reported: the statement of reasons (Digital Services Act, article 17), also after an appeal. `still`: another decision
   * does what the reversed one did. `rules`: where the house rules are; absent in what an earlier build sent.
   */
  case_decided: MemberDecision & { still?: boolean; rules?: string };
  /** To who reported or complained: whether something was done, or why not; also after an appeal. */
  report_decided: MemberDecision;
  /** To who asked our support. `copy`: of their words, to a member's confirmed address. */
  support_received: { case: string; topic: SupportTopic; copy?: string };
  support_answered: AnsweredSupport;
  /** `from`: the latest of them; `count` conversations. */
  new_conversations: { from: MailPerson; count: number; link: string };
  /** `from`: who wrote last; `count` messages. */
  new_messages: { from: MailPerson; count: number; link: string };
  /** `by_switch`: the only one of them came by "like back whoever fits". */
  like: { from: MailPerson; count: number; link: string; by_switch?: true };
  unread_message_reminders: { count: number; link: string };
  /** `fits`: how many are new (`more`: at least) in each saved search, or (without a name) in the member's usual one; `fits_link`: where they are. */
  weekly_updates: {
    messages: number;
    likes: number;
    link: string;
    fits?: { name?: string; count: number; more?: true }[];
    fits_link?: string;
  };
  reminders: { about: "activation" | "photo"; link: string };
  promotions: { title: string; text: string; link: string };
  news: { title: string; text: string; link: string };
}

export type MailName = keyof MailContents;
