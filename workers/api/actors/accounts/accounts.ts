import { DurableObject } from "cloudflare:workers";
import { accept, type Result } from "../../../../app/domain/result.ts";
import type { HashBindings, MailVariables, ObjectBindings, Secrets, SiteVariables } from "../../env.ts";
import { clock } from "../../clock.ts";
import { envOf, siteOfObject } from "../../sites.ts";
import { migrate } from "../migrate.ts";
import { objectsOf } from "../objects.ts";
import { deliverChannel, nextDelivery } from "../outbox.ts";
import type { Attempt } from "./attempt.ts";
import { beginAttempt, forgetAttempt, forgetAttempts, stillBlocked, withdrawAttempt } from "./attempts.ts";
import { banAddress, liftBan } from "./bans.ts";
import { claim, confirmClaim, giveUp, mayClaim, ownerOf, releaseClaim, type Claim } from "./claims.ts";
import { forgetNetworks, rememberNetwork } from "./known-networks.ts";
import { OperatorCalls } from "./operators/operator-calls.ts";
import { OperatorPasskeyCalls } from "./operators/operator-passkey-calls.ts";
import { deliverOperatorMail } from "./operators/operator-mail.ts";
import { askReset, dropResets, hurryResets, type ResetMailOrder } from "./reset-requests.ts";
import { forgetResetMails, forgetUnknownVisitorsMails } from "./reset-mails.ts";
import { accountsSchema } from "./schema.ts";

type Env = ObjectBindings & HashBindings & Secrets & SiteVariables & MailVariables;

/** E-mail → member, or operator (design §1). Addresses come as keyed hashes (`accountAddress`); nothing here can be read. */
export class Accounts extends DurableObject<Env> {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, envOf(env, siteOfObject(ctx)));
    migrate(ctx.storage, accountsSchema);
    this.#sql = ctx.storage.sql;
  }

  /** Whoever of the site's staff has an address here. */
  get operators() {
    return new OperatorCalls(this.#around);
  }

  /** Their passkeys. */
  get operatorPasskeys() {
    return new OperatorPasskeyCalls(this.#around);
  }

  get #around() {
    const { storage } = this.ctx;
    return { storage, env: this.env, schedule: () => this.#schedule(), deliver: () => this.#deliver() };
  }

  /** Takes the address for this member; again for the same one is fine, another's is `email_taken`. */
  claim(order: Claim): Result {
    return this.ctx.storage.transactionSync(() => claim(this.#sql, order));
  }

  /** Whose address it is, or is to be. */
  owner(email: string): string | undefined {
    return ownerOf(this.#sql, email);
  }

  /** Would `claim` work? */
  mayClaim(order: Claim): Result {
    return mayClaim(this.#sql, order);
  }

  /** Gives up a claim for which no member was made. */
  release(order: Claim): void {
    releaseClaim(this.#sql, order);
  }

  /**
   * Before a password is looked at: counts the attempt and says whose address it is, or `too_many_attempts`. Counting
   * first means that a hundred guesses at once are a hundred attempts.
   */
  attempt(attempt: Attempt): Result<{ member?: string }> {
    return this.ctx.storage.transactionSync(() => {
      const allowed = beginAttempt(this.#sql, attempt);
      return allowed.ok ? accept({ member: ownerOf(this.#sql, attempt.email) }) : allowed;
    });
  }

  /** After a wrong password: `too_many_attempts` when this one was the last, else `login_failed`. */
  failed(attempt: Attempt): Result<never> {
    return stillBlocked(this.#sql, attempt);
  }

  /** After an attempt that was counted, though its password was not looked at (`too_busy`). */
  notTried(attempt: Attempt): void {
    this.ctx.storage.transactionSync(() => withdrawAttempt(this.#sql, attempt));
  }

  /** After a right password: the network is known from now on. */
  succeeded(attempt: Attempt): void {
    this.ctx.storage.transactionSync(() => {
      forgetAttempt(this.#sql, attempt);
      rememberNetwork(this.#sql, attempt);
    });
  }

  /** Somebody proved to have the mailbox: what others guessed and asked for, from wherever, counts no longer. */
  startAnew(email: string): void {
    this.ctx.storage.transactionSync(() => {
      forgetAttempts(this.#sql, email);
      forgetUnknownVisitorsMails(this.#sql, email);
    });
  }

  /**
   * Counts a mail with a reset link and lets it be sent in a while, or `too_many_reset_mails`. The same work whether
   * anybody has the address; all that differs is done by the alarm (decision 0087).
   */
  askReset(order: ResetMailOrder): Result {
    const asked = this.ctx.storage.transactionSync(() => askReset(this.#sql, order));
    this.#schedule();
    return asked;
  }

  /** Tells now the members who wait for the mail with a reset link, instead of when it is time. */
  async sendResets(): Promise<void> {
    hurryResets(this.#sql);
    await this.#deliver();
  }

  override async alarm(): Promise<void> {
    await this.#deliver();
    // A mail provider that is slow holds up only these.
    await deliverChannel(this.#sql, (event) => deliverOperatorMail(this.env, event), "external");
    this.#schedule();
  }

  /** To members, and to the site's audit log; each handles an event once. */
  async #deliver(): Promise<void> {
    await deliverChannel(this.#sql, ({ target, ...event }) => {
      const { site } = event.payload as { site: string };
      return objectsOf(this.env, site).target(target).receive(event);
    });
    this.#schedule();
  }

  #schedule(): void {
    const due = nextDelivery(this.#sql);
    if (due !== undefined) void this.ctx.storage.setAlarm(Math.max(due - clock.offset(), Date.now()));
  }

  /**
   * Outbox events of members, each `Claim`: `created` (they have the address now, for ever) and `released` (they gave
   * it up: nothing is known of it any more, unless somebody else has it by now), `banned` and `ban_lifted`.
   */
  async receive({ kind, payload }: { id: string; kind: string; payload: unknown }): Promise<void> {
    const order = payload as Claim;
    if (kind === "created") confirmClaim(this.#sql, order);
    else if (kind === "released") this.ctx.storage.transactionSync(() => this.#forget(order));
    else if (kind === "banned") banAddress(this.#sql, order.email);
    else if (kind === "ban_lifted") liftBan(this.#sql, order.email);
    else throw new Error(`unknown event for accounts: ${kind}`);
  }

  #forget(order: Claim): void {
    if (!giveUp(this.#sql, order)) return;
    forgetAttempts(this.#sql, order.email);
    forgetNetworks(this.#sql, order.email);
    forgetResetMails(this.#sql, order.email);
    dropResets(this.#sql, order.email);
  }
}
