import { kindOf } from "../../../../../../app/domain/conversation.ts";
import type { Result } from "../../../../../../app/domain/result.ts";
import { enqueue } from "../../../outbox.ts";
import { accountOf, personOf } from "../../account/account.ts";
import { keepHeld } from "../../money/ledger/held-credits.ts";
import { charge, HELD, SPENT } from "../../money/ledger/wallet.ts";
import type { Person } from "../../people/person.ts";

/** What travels to the receiver. */
export interface SentPayload {
  conversation: string;
  message: {
    id: string;
    text: string;
    gift?: string | undefined;
    /** Its id in the photo store. */
    photo?: string | undefined;
    sent_at: number;
    answers?: number | undefined;
  };
  from: Person;
}

/** What a message costs, and its key. */
interface Price {
  client_id: string;
  gift?: string | null | undefined;
  photo?: unknown;
  /** Credits. */
  cost: number;
  /** How long the credits of a message to a fictional profile wait for an answer (setting fictional_hold_hours). */
  hold_hours: number;
}

/** Charges a message; to a fictional profile the credits are held until it is answered. */
export function pay(sql: SqlStorage, { client_id, gift, photo, cost, hold_hours }: Price, to: Person): Result<unknown> {
  const said = kindOf({ gift, photo });
  const kind = said === "text" ? "message" : said;
  const held = isHeld({ cost, hold_hours }, to);
  return charge(sql, {
    key: `message:${client_id}`,
    to: held ? HELD : SPENT,
    credits: cost,
    kind: held ? `${kind}_held` : kind,
  });
}

/** A message that was paid for leaves, at its `sent_at`: a fictional profile has so long to answer from then on. */
export function dispatch(sql: SqlStorage, price: Price, to: Person, sent: Omit<SentPayload, "from">): void {
  const account = accountOf(sql);
  const { client_id, cost: credits, hold_hours: hours } = price;
  const { conversation, message } = sent;
  const { id, sent_at } = message;
  if (isHeld(price, to)) keepHeld(sql, { message: id, client_id, conversation, credits, sent_at, hours });
  enqueue(sql, {
    id: `${account.id}/message/${client_id}`,
    target: `member:${to.id}`,
    kind: "message",
    payload: { conversation, message, from: personOf(sql, account) } satisfies SentPayload,
  });
}

function isHeld({ cost, hold_hours }: Pick<Price, "cost" | "hold_hours">, to: Person): boolean {
  return to.fictional && cost > 0 && hold_hours > 0;
}
