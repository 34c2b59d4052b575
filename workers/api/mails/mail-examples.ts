import type { MailKind } from "../../../app/contract/account/notification-kinds.ts";
import type { MemberDecision, SentCase } from "../../../app/contract/safety/cases.ts";
import { clock } from "../clock.ts";
import { chargeBackExamples, purchaseExamples, statementExamples } from "./money-examples.ts";
import { debitExamples } from "./direct-debit-examples.ts";
import { mailNames } from "./templates/templates.ts";
import { refundExamples } from "./refund-examples.ts";
import type { MailContents, MailName } from "./mail-contents.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Made-up contents of every kind of mail, to look at and to test with; several where a mail has several faces. Whoever
 * shows them says that they are examples.
 */
function mailExamples(origin: string): { [Kind in MailName]: MailContents[Kind][] } {
  const link = (path: string) => `${origin}${path}?id=example&token=example`;
  const now = clock.now();
  return {
    ...notificationExamples(origin),
    activation: [{ link: link("/activate") }],
    password_reset: [{ link: link("/reset-password/do") }],
    password_changed: [{ link: link("/account-undo") }],
    email_change: [{ link: link("/mail-change/do") }],
    email_changed: [{ new_email: "anna.new@example.org", link: link("/account-undo") }],
    new_sign_in: [{ device: "Firefox, Windows", at: now, link: `${origin}/profile/security` }],
    passkey_added: [{ passkey: "Chrome, Android", link: `${origin}/profile/passkeys` }],
    ...refusalExamples(origin),
    corrected: correctedExamples(origin),
    charge_back: chargeBackExamples(origin),
    purchase: purchaseExamples(origin),
    statement: statementExamples(origin),
    ...debitExamples(origin),
    refund: refundExamples(origin),
    account_closing: [{ erased_at: now + 14 * DAY, link: link("/account-restore") }],
    account_reactivation: [{ erased_at: now + 9 * DAY, link: link("/account-restore") }],
    account_erased: [{}],
    sanction: [
      {
        lifted: false,
        automatic: "same_text",
        until: now + 7 * DAY,
        link: `${origin}/pages/ban`,
        objection: `${origin}/pages/service`,
      },
      { lifted: true, kind: "suspend", cases: CASE, closed: false, reason: "It was somebody else." },
      { lifted: true, kind: "suspend", cases: CASE, closed: true, reason: "It was somebody else." },
    ],
    mail_test: [{}],
    operator_code: [{ code: "042617" }],
    operator_passkey_added: [{ passkey: "Chrome, Android", link: `${origin}/operator/passkeys` }],
    operator_passkey_removed: [{ passkey: "Chrome, Android", link: `${origin}/operator/passkeys` }],
    ...caseExamples(origin),
  };
}

/** What somebody looked at and refused; of a text with one before it, and without. */
function refusalExamples(origin: string) {
  const told = { at: clock.now(), objection: `${origin}/pages/service` };
  const photo: MailContents["photo_refused"] = {
    ...told,
    uploaded: told.at - DAY,
    reason: "no_face",
    link: `${origin}/profile/photos`,
  };
  const text = { ...told, reason: "contact_details" as const, link: `${origin}/profile/about` };
  return { photo_refused: [photo], about_refused: [true, false].map((earlier) => ({ ...text, earlier })) };
}

/** One of both, and both. */
function correctedExamples(origin: string): MailContents["corrected"][] {
  const links = { link: `${origin}/profile`, objection: `${origin}/pages/service` };
  const born = { date_of_birth: "1951-05-14" };
  return [
    { ...links, gender: "female" },
    { ...links, ...born },
    { ...links, ...born, gender: "male" },
  ];
}

const CASE = "R-7KQ4-M2XD";

/** First decisions, and those on appeals. */
function caseExamples(origin: string) {
  const sent = {
    kind: "report",
    reason: "asks_for_money",
    person: { id: "example", name: "Bert", fictional: false },
  } as const;
  const first: MemberDecision = { ...aDecision(), sent, link: `${origin}/appeal?id=${CASE}&token=example` };
  const complaint = { kind: "complaint", reason: "illegal" } as const;
  const gone: MemberDecision = { ...aDecision(), sent: complaint, outcome: "gone", ground: "already_gone" };
  const acted: MemberDecision = { ...aDecision(), sent, outcome: "acted", ground: "harassment" };
  const upheld = { change: "upheld", words: "We read it again.", before: { outcome: "nothing", words: "" } } as const;
  return {
    ...receiptExamples({ report: sent, complaint }),
    ...supportExamples(),
    case_decided: ownExamples(origin),
    report_decided: [
      first,
      { ...first, ground: "dealt_with" as const, words: "We passed it on to the police, as you asked." },
      { ...first, ...upheld },
      acted,
      { ...acted, change: "reversed" as const },
      gone,
      { ...gone, change: "upheld" as const },
    ],
  };
}

/** With a copy of what was written, and without. */
function receiptExamples({ report, complaint }: Record<SentCase["kind"], SentCase>) {
  const [at, copy] = [clock.now(), { text: "He asked me for money twice.\nThen he called me names." }];
  return {
    report_received: [
      { case: CASE, sent: report, copy },
      { case: CASE, sent: report },
    ],
    complaint_received: [
      { case: CASE, sent: complaint, copy: { ...copy, place: "Bert’s profile, the second photo" } },
      { case: CASE, sent: complaint },
    ],
    appeal_received: [
      { case: CASE, at, copy: { text: "It was my brother." } },
      { case: CASE, at },
    ],
  };
}

/** A question with a copy and without, and its answer. */
function supportExamples() {
  const topic = "payment" as const;
  const [answered_at, copy] = [clock.now(), "I paid yesterday, but I have no credits."];
  const answer = "Your bank has told us today that it is paid.\nThe credits are in your account now.";
  return {
    support_received: [
      { case: CASE, topic, copy },
      { case: CASE, topic },
    ],
    support_answered: [{ case: CASE, topic, asked_at: answered_at - DAY, answer, answered_at }],
  };
}

/** To who is reported. */
function ownExamples(origin: string): MailContents["case_decided"][] {
  const link = `${origin}/appeal?id=${CASE}&token=example`;
  const words = "You asked three members for money.";
  const rules = `${origin}/pages/ban`;
  const own: MailContents["case_decided"] = {
    ...aDecision(),
    side: "reported",
    ground: "asks_for_money",
    words,
    outcome: "suspend",
    rules,
  };
  const before = { outcome: "suspend", words } as const;
  const ended: MailContents["case_decided"] = {
    ...own,
    outcome: "nothing",
    ground: "no_violation",
    change: "reversed",
    words: "",
  };
  return [
    { ...own, link, until: own.decided_at + 30 * DAY },
    { ...own, link },
    { ...own, link, about: "account", outcome: "ban" },
    { ...own, change: "upheld", words: "Your letter changes nothing.", before },
    { ...ended, before },
    { ...ended, before, still: true },
    { ...ended, before: { outcome: "hold", words }, still: true },
  ];
}

function aDecision(): MemberDecision {
  const now = clock.now();
  return {
    case: CASE,
    side: "reporter",
    about: "message",
    case_at: now - 3 * DAY,
    outcome: "nothing",
    ground: "no_violation",
    words: "",
    until: null,
    change: "first",
    link: null,
    decided_at: now,
  };
}

/** A week with messages and likes, with new people, and with both. */
function weeklyExamples(link: (path: string) => string): MailContents["weekly_updates"][] {
  return [
    { messages: 3, likes: 2, link: link("/chats") },
    { messages: 0, likes: 1, link: link("/likes/received") },
    {
      messages: 1,
      likes: 0,
      link: link("/chats"),
      fits: [
        { name: "Walkers in Utrecht", count: 1 },
        { count: 100, more: true },
      ],
      fits_link: link("/profile/searches"),
    },
    { messages: 0, likes: 0, link: link("/chats"), fits: [{ count: 2 }], fits_link: link("/members?sort=newest") },
  ];
}

/** One of each, and the same with several people or somebody fictional. */
function notificationExamples(origin: string): { [Kind in MailKind]: MailContents[Kind][] } {
  const link = (path: string) => `${origin}${path}`;
  const one = { from: { name: "Bert", fictional: false }, count: 1 };
  const several = { from: { name: "Roos", fictional: true }, count: 3 };
  const bySite = { text: "Until Sunday evening.\n\nNo strings attached.", link: link("/credits") };
  return {
    new_conversations: [
      { ...one, link: link("/chats/example") },
      { ...several, link: link("/chats") },
    ],
    new_messages: [
      { ...one, link: link("/chats/example") },
      { ...several, link: link("/chats") },
    ],
    like: [
      { ...one, link: link("/members/example") },
      { ...several, link: link("/likes/received") },
    ],
    unread_message_reminders: [1, 5].map((count) => ({ count, link: link("/chats") })),
    weekly_updates: weeklyExamples(link),
    reminders: [
      { about: "activation", link: link("/activate?id=example&token=example") },
      { about: "photo", link: link("/profile") },
    ],
    promotions: [{ title: "25% off your first credits", ...bySite }],
    news: [
      { title: "New: passkeys", text: "You can now sign in without a password.", link: link("/profile/passkeys") },
    ],
  };
}

/** Every example with its kind, in the order of the kinds. */
export function everyExample(origin: string): { kind: MailName; contents: MailContents[MailName] }[] {
  const examples = mailExamples(origin);
  return mailNames.flatMap((kind) => examples[kind].map((contents) => ({ kind, contents })));
}
