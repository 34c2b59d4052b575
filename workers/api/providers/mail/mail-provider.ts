/** Payload of the outbox event `mail`, as a member's object writes it. */
export interface OutgoingMail {
  /** The outbox event's id: a provider that knows idempotency keys gets it. */
  id: string;
  to: string;
  /** Which mail it is, e.g. `activation`; for logs and for notification settings. */
  kind: string;
  locale: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over. Throws when it was not taken: the event then stays in its outbox and comes again. */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<void>;
}
