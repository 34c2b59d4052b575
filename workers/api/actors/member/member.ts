import type { Chat } from "../../../../app/contract/conversations.ts";
import type { Payment } from "../../../../app/contract/money.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { hashOf } from "../../seal.ts";
import { detailsOf } from "./account/account.ts";
import { deleteChat, listChats } from "./conversations/chats.ts";
import { ClosingCalls } from "./deletion/closing-calls.ts";
import { keptUser } from "./account/kept-user.ts";
import { clearNew, hasNewLike, like, listLikes, unlike } from "./people/likes.ts";
import { hidePages, openSocket, readFrame, setHidden } from "./engine/live.ts";
import type { MessagesPage, MessagesQuery } from "./conversations/messages.ts";
import type { Attachment, PaymentOrder, VerifiedPayment } from "./money/payments.ts";
import * as payments from "./money/payments.ts";
import type { Person, StoredProfile } from "./people/person.ts";
import { photosOf } from "./people/photos.ts";
import { hasUnread, markRead, openMessages, opensUnread, readMessages, unreadTotal } from "./conversations/read.ts";
import { isNews, refreshPerson, visiblePerson } from "./people/relations.ts";
import { searchContext, type SearchContext } from "./people/search-context.ts";
import { answerBefore, send, type SendOrder, type SentMessage } from "./conversations/send.ts";
import { lookUpProfile, mayLookUp } from "./people/profile-lookup.ts";
import { SocketDoor } from "./engine/socket-door.ts";
import { lookupLogIn } from "./people/lookup-log.ts";
import { LookupLimit } from "./people/lookup-limit.ts";
import { totalsOf } from "./engine/totals.ts";
import { mayShowTyping, TypingPace } from "./conversations/typing.ts";
import { viewerOf, type Viewer } from "./people/viewer.ts";

export type { SearchContext };

/**
 * Everything of one person (design §1). A method is one call: whose token it takes checks it, the work is in one of the
 * rooms beside this file and runs in one transaction, and what it tells others leaves through the outbox. Here is what a
 * member does with others and with money; their account's own life is in the classes below this one.
 */
export class Member extends ClosingCalls {
  readonly #door = new SocketDoor(this.ctx);
  readonly #typingPace = new TypingPace();
  readonly #lookupLimit = new LookupLimit(lookupLogIn(this.engine.sql));

  /** Undefined when there is no such member, they are not to be seen, or one blocked the other. */
  person(viewer?: string): Person | undefined {
    return this.engine.account() && visiblePerson(this.engine.sql, viewer);
  }

  /** As `person`, the whole profile. Which photos may be seen is the caller's to decide. */
  profile(viewer?: string): StoredProfile | undefined {
    const [person, account] = [this.person(viewer), this.engine.account()];
    return person && account && { person, details: detailsOf(account), photos: photosOf(this.engine.sql) };
  }

  /** The member opens somebody's profile: their like is no longer new. `rate_limited` as `lookUpProfile`. */
  view(token: string, other: string): Result<Viewer> {
    if (!this.engine.finds((sql) => hasNewLike(sql, other)))
      return this.engine.reading(token, ({ sql }) => {
        const allowed = mayLookUp(this.engine, other, this.#lookupLimit);
        return allowed.ok ? accept(viewerOf(sql, other)) : allowed;
      });
    return this.engine.signedIn(token, (state) => {
      clearNew(state, other);
      return accept(viewerOf(state.sql, other));
    });
  }

  /** The latest of somebody the member has something to do with. */
  refresh(token: string, person: Person): Result {
    if (!this.engine.finds((sql) => isNews(sql, person))) return this.engine.reading(token, () => accept());
    return this.engine.signedIn(token, ({ sql }) => refreshPerson(sql, person));
  }

  async like(token: string, other: string): Promise<ReturnType<typeof like>> {
    const stranger = await this.#stranger(token, other);
    if (!stranger.ok) return stranger;
    return this.engine.signedIn(token, (state) => like(state, other, stranger.value));
  }

  unlike(token: string, other: string): Result {
    return this.engine.signedIn(token, (state) => unlike(state, other));
  }

  likes(token: string): ReturnType<typeof listLikes> {
    return this.engine.reading(token, listLikes);
  }

  /** What a search needs, and `user.php`'s answer where the page asks for both at once: one hop. */
  searchContext(token: string, along?: "user"): Result<SearchContext> {
    return this.engine.reading(token, (state) => {
      const { kept } = this.engine;
      const context = kept.get("search context", () => searchContext(state.sql));
      return accept(along === "user" ? { ...context, user: keptUser(state, kept).text } : context);
    });
  }

  chats(token: string): Result<Chat[]> {
    return this.engine.reading(token, listChats);
  }

  deleteChat(token: string, conversation: string): Result {
    return this.engine.signedIn(token, (state) => deleteChat(state, conversation));
  }

  /** A page of a conversation; with somebody new they are asked who they are. */
  async messages(token: string, query: MessagesQuery): Promise<Result<MessagesPage>> {
    const stranger = await this.#stranger(token, query.with);
    if (!stranger.ok) return stranger;
    if (!this.engine.finds((sql) => opensUnread(sql, query)))
      return this.engine.reading(token, (state) => readMessages(state, query, stranger.value));
    return this.engine.signedIn(token, (state) => openMessages(state, query, stranger.value));
  }

  markRead(token: string, order: { conversation: string; position: number }): ReturnType<typeof markRead> {
    if (!this.engine.finds((sql) => hasUnread(sql, order)))
      return this.engine.reading(token, ({ sql }) => accept(unreadTotal(sql)));
    return this.engine.signedIn(token, (state) => markRead(state, order));
  }

  /** Charges and sends. Somebody new is asked first whether they are there: nobody pays for a letter to no one. */
  async send(token: string, order: SendOrder): Promise<Result<SentMessage>> {
    const repeated = this.engine.finds((sql) => answerBefore(sql, order) !== undefined);
    const stranger = await this.#stranger(token, repeated ? undefined : order.to);
    if (!stranger.ok) return stranger;
    return this.engine.signedIn(token, (state) => send(state, order, stranger.value));
  }

  #stranger(token: string, other: string | undefined): ReturnType<typeof lookUpProfile> {
    return lookUpProfile(this.engine, { token, other, pace: this.#lookupLimit });
  }

  /** Tells the other one that the member types, if they write to each other. */
  async typing(token: string, to: string): Promise<Result> {
    const allowed = this.engine.reading(token, () => accept());
    if (allowed.ok) await this.#tellTyping(to);
    return allowed;
  }

  async #tellTyping(to: string): Promise<void> {
    const account = this.engine.account();
    if (!account || !mayShowTyping(this.engine.sql, to) || !this.#typingPace.allows()) return;
    await this.engine.actors()?.member(to).showTyping(account.id);
  }

  showTyping(from: string): void {
    if (!this.engine.account()) return;
    this.engine.act(({ sql, notices }) => {
      const conversation = mayShowTyping(sql, from);
      if (conversation) notices.push({ kind: "typing", conversation, profile: { id: from } });
    });
  }

  preparePayment(token: string, order: PaymentOrder): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.preparePayment(state, order));
  }

  attachPayment(token: string, order: Attachment): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.attachPayment(state, order));
  }

  failPayment(token: string, id: string): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.failPayment(state, id));
  }

  /** `verified` comes from the provider's own record, by webhook or reconciliation. */
  settlePayment(verified: VerifiedPayment): Result<Payment> {
    if (!this.engine.account()) return refuse("not_found");
    return this.engine.act((state) => payments.settlePayment(state, verified));
  }

  payment(token: string, id: string): Result<Payment> {
    return this.engine.reading(token, ({ sql }) => payments.findPayment(sql, id));
  }

  payments(token: string, page: number): Result<payments.PaymentsPage> {
    return this.engine.reading(token, ({ sql }) => accept(payments.listPayments(sql, page)));
  }

  openPayments(): ReturnType<typeof payments.openPayments> {
    return payments.openPayments(this.engine.sql);
  }

  /** The live socket. `X-Session-Token` is set by our own handler, from the cookie. */
  override async fetch(request: Request): Promise<Response> {
    const token = request.headers.get("X-Session-Token") ?? "";
    const totals = this.engine.reading(token, ({ sql }) => accept(totalsOf(sql)));
    if (!totals.ok) return Response.json(totals.problem, { status: 403 });
    const admitted = this.#door.admit();
    if (!admitted.ok)
      return Response.json(admitted.problem, {
        status: 429,
        headers: { "Retry-After": String(admitted.problem["seconds"]) },
      });
    return openSocket(this.ctx, { session: hashOf(token), totals: totals.value });
  }

  /** A page of this device was hidden: what happens from now on is worth a push message or a mail. */
  pageHidden(token: string): Result {
    return this.engine.reading(token, ({ sql }) => {
      hidePages(this.ctx, { session: hashOf(token), totals: totalsOf(sql) });
      return accept();
    });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const frame = readFrame(data);
    if (!frame) return socket.close(1008, "not understood");
    setHidden(socket, frame.kind === "hidden");
    if (frame.kind === "typing") await this.#tellTyping(frame.to);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // 1005 and 1006 only report; they must not be sent.
    if (socket.readyState !== WebSocket.CLOSED) socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
