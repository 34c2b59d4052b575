/** A mail in words, ready to go. */
export interface OutgoingMail {
  /** The outbox event's id, `<member>/mail/<number>`: every attempt carries it, and the provider's events name it. */
  id: string;
  to: string;
  /** As members know the site. */
  fromName: string;
  /** Which mail it is, e.g. `activation`. */
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** Id of a member whom it names, beside its reader. For our own mailbox: it never leaves the house. */
  about?: string;
  /** Beside From, To, Subject and Date. ASCII only. */
  headers: Record<string, string>;
}

/** `refused`: this address takes no mail, now or later. */
export type Delivery = "taken" | "refused";

/** Hands a mail over. Throws when it was neither taken nor refused: the event then stays in its outbox. */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<Delivery>;
}
