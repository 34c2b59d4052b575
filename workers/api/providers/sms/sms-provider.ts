/** A text message in words, ready to go. */
interface Sms {
  /** The outbox event's id: every attempt carries it. */
  id: string;
  /** E.164: `+31612345678`. */
  to: string;
  /** As members know the site. */
  from: string;
  text: string;
}

/** `refused`: this number takes no messages, now or later. */
type SmsDelivery = "taken" | "refused";

/** Hands a message over. Throws when it was neither taken nor refused: the event then stays in its outbox. */
export interface SmsProvider {
  send(sms: Sms): Promise<SmsDelivery>;
}
