import { DurableObject } from "cloudflare:workers";
import type { Chat } from "../../../../app/contract/conversations.ts";
import type { Totals } from "../../../../app/contract/live.ts";
import type { Payment } from "../../../../app/contract/money.ts";
import type { Card, User } from "../../../../app/contract/profile.ts";
import type { Locale } from "../../../../app/contract/scalars.ts";
import { refuse, type Result } from "../../../../app/domain/result.ts";
import type { Env } from "../../env.ts";
import type { OutboxEvent } from "../outbox.ts";
import type { CreateOrder } from "./create.ts";
import type { OpenPayment, PaymentOrder, VerifiedPayment } from "./payment-order.ts";
import type { Person, StoredProfile } from "./person.ts";

/** Everything of one person (design §1). Signatures first; the bodies follow. */
export class Member extends DurableObject<Env> {
  async create(_order: CreateOrder): Promise<Result<{ user: User; token?: string }>> {
    return refuse("server_error");
  }
  /** The public card, or undefined: no such member, not to be seen, or blocked. */
  card(_viewer?: string): Card | undefined {
    return undefined;
  }
  person(_viewer?: string): Person | undefined {
    return undefined;
  }
  profile(_viewer?: string): StoredProfile | undefined {
    return undefined;
  }
  user(_token: string): Result<User> {
    return refuse("server_error");
  }
  setLanguage(_token: string, _language: Locale): Result {
    return refuse("server_error");
  }
  chats(_token: string): Result<Chat[]> {
    return refuse("server_error");
  }
  totals(_token: string): Result<Totals> {
    return refuse("server_error");
  }
  /** What a search needs to know of the asker. */
  searchContext(_token: string): Result<SearchContext> {
    return refuse("server_error");
  }
  /** Writes a pending payment, or gives the earlier one of this key. */
  preparePayment(_token: string, _order: PaymentOrder): Result<Payment> {
    return refuse("server_error");
  }
  attachPayment(
    _token: string,
    _order: { payment_id: string; provider_ref: string; checkout_url: string },
  ): Result<Payment> {
    return refuse("server_error");
  }
  settlePayment(_verified: VerifiedPayment): Result<Payment> {
    return refuse("server_error");
  }
  payment(_token: string, _id: string): Result<Payment> {
    return refuse("server_error");
  }
  payments(_token: string): Result<Payment[]> {
    return refuse("server_error");
  }
  openPayments(): OpenPayment[] {
    return [];
  }
  ledger(): LedgerView {
    return { balance: 0, entries: [] };
  }
  pendingOutbox(): number {
    return 0;
  }
  async runDue(): Promise<void> {}
  async receive(_event: Omit<OutboxEvent, "target">): Promise<void> {}
}

export interface SearchContext {
  id: string;
  gender: "male" | "female";
  seeking: "male" | "female";
  country: string;
  region: string;
  interests: string[];
  blocked: string[];
  liked: string[];
  matched: string[];
}

export interface LedgerView {
  balance: number;
  entries: { key: string; from_account: string; to_account: string; credits: number; at: number; kind: string }[];
}
