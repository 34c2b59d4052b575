import { DurableObject } from "cloudflare:workers";
import type { Env } from "../../env.ts";
import { envOf, siteOfObject } from "../../sites.ts";
import { once, type OutboxEvent } from "../outbox.ts";
import { ARRIVED, deliveredBy, hearAnswer, NOBODY } from "./answers.ts";
import { AccountCalls } from "./account/account-calls.ts";
import { CredentialsCalls } from "./auth/credentials/credentials-calls.ts";
import { PasskeyCalls } from "./auth/passkeys/passkey-calls.ts";
import { SessionCalls } from "./auth/sessions/session-calls.ts";
import { ConversationCalls } from "./conversations/conversation-calls.ts";
import { tellsArrival } from "./conversations/sending/delivered.ts";
import type { SentPayload } from "./conversations/sending/dispatch.ts";
import { TypingSignal } from "./conversations/typing-signal.ts";
import { DeletionCalls } from "./deletion/deletion-calls.ts";
import { deliverExternally } from "./notifications/external-delivery.ts";
import { jobs } from "./jobs.ts";
import { LiveCalls } from "./engine/live-calls.ts";
import { MemberEngine } from "./engine/member-engine.ts";
import { FictionalCalls } from "./fictional/fictional-calls.ts";
import { receive } from "./receive.ts";
import { DirectDebitCalls } from "./money/direct-debit/direct-debit-calls.ts";
import { MoneyCalls } from "./money/money-calls.ts";
import { NotificationCalls } from "./notifications/notification-calls.ts";
import { LookupLimit } from "./people/lookups/lookup-limit.ts";
import { lookupLogIn } from "./people/lookups/lookup-log.ts";
import { PeopleCalls } from "./people/people-calls.ts";
import { followStanding } from "./standing/follow-standing.ts";
import { StandingCalls } from "./standing/standing-calls.ts";
import { PhotoCalls } from "./photos/photo-calls.ts";
import { SuggestionCalls } from "./suggestions/suggestion-calls.ts";

/**
 * Everything of one person (design §1). Its calls lie in rooms, one class each; a call is one method: whose token it takes
 * checks it, its work runs in one transaction, and what it tells others leaves through the outbox. Here the rooms are put
 * together (decision 0141), with what the object does by itself.
 */
export class Member extends DurableObject<Env> {
  constructor(context: DurableObjectState, env: Env) {
    super(context, envOf(env, siteOfObject(context)));
  }

  private readonly engine = new MemberEngine(this.ctx, this.env, {
    jobs,
    deliverExternally,
    hearAnswer,
    deliveredBy,
  });
  readonly #lookupLimit = new LookupLimit(lookupLogIn(this.engine.sql));
  readonly #typing = new TypingSignal(this.engine);
  readonly #account = new AccountCalls(this.engine);
  readonly #conversations = new ConversationCalls(this.engine, {
    lookupLimit: this.#lookupLimit,
    typing: this.#typing,
  });
  readonly #credentials = new CredentialsCalls(this.engine);
  readonly #deletion = new DeletionCalls(this.engine);
  readonly #directDebit = new DirectDebitCalls(this.engine);
  readonly #fictional = new FictionalCalls(this.engine);
  readonly #live = new LiveCalls(this.engine, this.#typing);
  readonly #money = new MoneyCalls(this.engine);
  readonly #notifications = new NotificationCalls(this.engine);
  readonly #passkeys = new PasskeyCalls(this.engine);
  readonly #people = new PeopleCalls(this.engine, this.#lookupLimit);
  readonly #photos = new PhotoCalls(this.engine);
  readonly #sessions = new SessionCalls(this.engine);
  readonly #standing = new StandingCalls(this.engine);
  readonly #suggestions = new SuggestionCalls(this.engine, this.#lookupLimit);

  get account() {
    return this.#account;
  }

  get conversations() {
    return this.#conversations;
  }

  get credentials() {
    return this.#credentials;
  }

  get deletion() {
    return this.#deletion;
  }

  get directDebit() {
    return this.#directDebit;
  }

  get fictional() {
    return this.#fictional;
  }

  get live() {
    return this.#live;
  }

  get money() {
    return this.#money;
  }

  get notifications() {
    return this.#notifications;
  }

  get passkeys() {
    return this.#passkeys;
  }

  get people() {
    return this.#people;
  }

  get photos() {
    return this.#photos;
  }

  get standing() {
    return this.#standing;
  }

  get suggestions() {
    return this.#suggestions;
  }

  get sessions() {
    return this.#sessions;
  }

  /** How many events wait to leave. */
  pendingOutbox(): number {
    return this.engine.waiting();
  }

  /** What the alarm would do. */
  async runDue(): Promise<void> {
    await this.engine.runDue();
  }

  /** An event from another actor's outbox. Where no member lives it is dropped, and its sender hears that; or that a message arrived. */
  async receive(event: Omit<OutboxEvent, "target">): Promise<typeof NOBODY | typeof ARRIVED | undefined> {
    if (!this.engine.account()) return NOBODY;
    this.engine.act((state) => once(state.sql, event.id, () => receive(state, event)));
    if (event.kind === "sanction" || event.kind === "sanction_lifted") await followStanding(this.engine);
    const isTold = event.kind === "message" && tellsArrival(this.engine.sql, event.payload as SentPayload);
    return isTold ? ARRIVED : undefined;
  }

  override async alarm(): Promise<void> {
    await this.engine.alarm();
  }

  /** The live socket. */
  override async fetch(request: Request): Promise<Response> {
    return this.#live.open(request);
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    await this.#live.receive(socket, data);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#live.close(socket, code);
  }
}
