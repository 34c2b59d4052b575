import { clock } from "../clock.ts";
import { mailNames } from "./letters/messages.ts";
import type { MailContents, MailName } from "./mail-contents.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Made-up contents of every kind of mail, to look at and to test with; several where a mail has several faces. Whoever
 * shows them says that they are examples.
 */
export function mailExamples(origin: string): { [Kind in MailName]: MailContents[Kind][] } {
  const link = (path: string) => `${origin}${path}`;
  const [bert, robot] = [
    { name: "Bert", fictional: false },
    { name: "Roos", fictional: true },
  ];
  const now = clock.now();
  return {
    activation: [{ link: link("/activate?id=example&token=example") }],
    password_reset: [{ link: link("/reset-password/do?id=example&token=example") }],
    password_changed: [{ link: link("/account-undo?id=example&token=example") }],
    email_change: [{ link: link("/mail-change/do?id=example&token=example") }],
    email_changed: [{ new_email: "anna.new@example.org", link: link("/account-undo?id=example&token=example") }],
    new_sign_in: [{ device: "Firefox, Windows", at: now, link: link("/profile/security") }],
    passkey_added: [{ passkey: "Chrome, Android", link: link("/profile/passkeys") }],
    account_closing: [{ erased_at: now + 14 * DAY, link: link("/account-restore?id=example&token=example") }],
    account_revival: [{ erased_at: now + 9 * DAY, link: link("/account-restore?id=example&token=example") }],
    account_erased: [{}],
    mail_test: [{}],
    new_conversations: [
      { from: bert, count: 1, link: link("/chats/example") },
      { from: robot, count: 3, link: link("/chats") },
    ],
    new_messages: [
      { from: bert, count: 1, link: link("/chats/example") },
      { from: robot, count: 4, link: link("/chats") },
    ],
    like: [
      { from: bert, count: 1, link: link("/members/example") },
      { from: robot, count: 2, link: link("/likes/received") },
    ],
    unread_message_reminders: [
      { count: 1, link: link("/chats") },
      { count: 5, link: link("/chats") },
    ],
    weekly_updates: [
      { messages: 3, likes: 2, link: link("/chats") },
      { messages: 0, likes: 1, link: link("/likes/received") },
    ],
    reminders: [
      { about: "activation", link: link("/activate?id=example&token=example") },
      { about: "photo", link: link("/profile") },
    ],
    promotions: [
      {
        title: "25% off your first credits",
        text: "Until Sunday evening.\n\nNo strings attached.",
        link: link("/credits"),
      },
    ],
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
