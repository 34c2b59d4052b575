import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import { log } from "../../../log.ts";
import { ArrivedEvents } from "../../arrived-events.ts";
import { isMigrated, migrate } from "../../migrate.ts";
import { deliverChannel, forgetHandled, waiting, type OutboxChannel, type Deliver } from "../../outbox.ts";
import { peersOf, type Peers } from "../../peers.ts";
import { findAccount, findLiving, type Account } from "../account/account.ts";
import { deletionOf, type Deletion } from "../deletion/deletion-row.ts";
import type { Job } from "./job.ts";
import { ReadCache, watchedSql } from "./read-cache.ts";
import { broadcast, closeSockets, hasShownPage } from "./live.ts";
import { PasswordTurns } from "../auth/password-turn.ts";
import { AlarmWatch } from "./alarm-watch.ts";
import { alarmFor, Planner, type Plan } from "./plan.ts";
import { memberSchema } from "./schema.ts";
import { sessionRefusal } from "../standing/suspended-sessions.ts";
import { isExpired, isTouchDue, seeSession, storedSession, type Session } from "../auth/sessions/session.ts";
import type { RoomsWork } from "./rooms-work.ts";
import type { MemberState, ReadState } from "./state.ts";
import { totalsOf } from "./totals.ts";

/**
 * What every call of a member's object needs around its work. One that changes something (`act`, `signedIn`): one
 * transaction, the sockets, the outbox, the alarm. One that only reads (`reading`): none of it. An object in which nobody
 * lives has no tables: whoever asks after made-up ids fills no disk with empty databases.
 */
export class MemberEngine {
  /** The only way to the database: whatever is written empties the cache. */
  readonly sql: SqlStorage;
  readonly cache = new ReadCache();
  readonly passwordTurns = new PasswordTurns();
  #made: boolean;
  #arrived = new ArrivedEvents();
  readonly #delivering: Partial<Record<OutboxChannel, Promise<void>>> = {};
  #alarm: number | undefined;
  readonly #watch: AlarmWatch;
  #actors: Peers | undefined;
  readonly #planner: Planner;

  constructor(
    readonly ctx: DurableObjectState,
    readonly env: Env,
    private readonly rooms: RoomsWork<MemberEngine>,
  ) {
    this.#planner = new Planner(rooms.jobs);
    this.#watch = new AlarmWatch((at) => void ctx.storage.setAlarm(at));
    this.sql = watchedSql(ctx.storage.sql, () => this.cache.drop());
    this.#made = isMigrated(this.sql);
    if (this.#made) this.make();
  }

  /** Makes room for a member, or brings theirs up to date. */
  make(): void {
    migrate(this.ctx.storage, memberSchema);
    if (this.#arrived.isOver) this.#arrived = new ArrivedEvents();
    this.cache.drop();
    this.#made = true;
  }

  /** The member, or undefined when nobody was made here, or they are being erased. */
  account(): Account | undefined {
    return this.#made ? findLiving(this.sql) : undefined;
  }

  /** Is there anything of a member here still? The last mail leaves when nobody lives here any more. */
  exists(): boolean {
    return this.#owner() !== undefined;
  }

  /** The deletion of the account, while there is one. */
  deletion(): Deletion | undefined {
    return this.#made ? deletionOf(this.sql) : undefined;
  }

  /** For the log: whose object it is. */
  get memberId(): string | undefined {
    return this.#owner()?.id;
  }

  /** Whose object it is, for as long as there is anything of them. */
  #owner(): Account | undefined {
    return this.#made ? findAccount(this.sql) : undefined;
  }

  /** Runs `work` in one transaction; then tells the open sockets and sends what it wrote to the outbox. */
  act<Answer>(work: (state: MemberState) => Answer): Answer {
    const frames: MemberState["frames"] = [];
    const ended: MemberState["ended"] = [];
    const isHere = () => hasShownPage(this.ctx);
    const answer = this.#inTransaction(() => work({ sql: this.sql, env: this.env, frames, ended, isHere }));
    for (const session of ended) closeSockets(this.ctx, session);
    broadcast(this.ctx, frames, () => totalsOf(this.sql));
    this.#flush();
    return answer;
  }

  /** What has arrived leaves the outbox first. Nothing that was read while it ran is cached: it may have been rolled back. */
  #inTransaction<Answer>(work: () => Answer): Answer {
    try {
      return this.#arrived.eraseWith(work, this.ctx.storage, this.sql);
    } finally {
      this.cache.drop();
    }
  }

  /** As `act`, for the member only: the token is one of their sessions. */
  signedIn<Value>(token: string, work: (state: MemberState) => Result<Value>): Result<Value> {
    if (!this.#made) return refuse("authentication_required");
    return this.act((state) => (seeSession(state.sql, token) ? work(state) : sessionRefusal(state.sql, token)));
  }

  /**
   * For the member only, and only to look: no transaction, no outbox, no alarm, and `work` writes nothing. That they are
   * here is noted first, every five minutes at most, and so is what was delivered since the last change, by a change of its own.
   */
  reading<Value>(token: string, work: (state: ReadState) => Result<Value>): Result<Value> {
    if (!this.#made) return refuse("authentication_required");
    const session = this.#session(token);
    if (!session || isExpired(session)) return sessionRefusal(this.sql, token);
    if (this.#arrived.hasNotes) this.#inTransaction(() => undefined);
    if (isTouchDue(session)) this.act(({ sql }) => seeSession(sql, token));
    return work({ sql: this.sql, env: this.env });
  }

  #session(token: string): Session | undefined {
    return this.cache.get(`session/${token}`, () => storedSession(this.sql, token));
  }

  /** Would the call change anything? What finds nothing to change goes on by `reading`. False where nobody lives. */
  finds(change: (sql: SqlStorage) => boolean): boolean {
    return this.#made && change(this.sql);
  }

  /** The other actors of this member's site; undefined before there is a member. */
  actors(): Peers | undefined {
    const owner = this.#actors ? undefined : this.#owner();
    if (owner) this.#actors = peersOf(this.env, owner.site);
    return this.#actors;
  }

  /** The alarm went off, so there is none now. */
  alarm(): Promise<void> {
    this.#alarm = undefined;
    this.#watch.end();
    return this.runDue();
  }

  /** Everything whose time has come: deliveries and jobs. Safe to repeat. */
  async runDue(): Promise<void> {
    if (!this.#made) return;
    await this.deliverDue();
    for (const job of this.rooms.jobs) if (this.#isFor(job)) await job.run(this);
    if (!this.#made) return;
    forgetHandled(this.sql);
    if (this.#arrived.size > 0) this.#inTransaction(() => undefined);
    this.#schedule();
  }

  /** Everything that is due in the outbox, to our own actors and outside. */
  async deliverDue(): Promise<void> {
    const actors = this.actors();
    if (!actors) return;
    await Promise.all([
      this.#deliver("actors", this.#toActor(actors)),
      this.#deliver("external", (event) => this.rooms.deliverExternally(this, event)),
    ]);
  }

  /** What was under way to our own actors has arrived, or has failed and comes again. */
  async settled(): Promise<void> {
    const actors = this.actors();
    if (actors) await this.#deliver("actors", this.#toActor(actors));
  }

  #toActor(actors: Peers): Deliver {
    return async ({ target, ...event }, { erase, note }) => {
      const answer = await actors.target(target).receive(event);
      if (answer === undefined || !this.exists()) return;
      const delivered = this.rooms.deliveredBy(this.sql, event, answer);
      if (delivered) {
        broadcast(this.ctx, delivered.frames, () => totalsOf(this.sql));
        note(delivered.note);
      } else
        this.act((state) => {
          erase();
          this.rooms.hearAnswer(state, target, answer);
        });
    };
  }

  /** How many events wait to leave. */
  waiting(): number {
    if (!this.#made) return 0;
    if (this.#arrived.size > 0) this.#inTransaction(() => undefined);
    return waiting(this.sql);
  }

  /** One delivery at a time in each channel, so that a target sees its events in order and no event twice without need. */
  #deliver(channel: OutboxChannel, deliver: Deliver): Promise<void> {
    this.#delivering[channel] ??= deliverChannel(this.sql, deliver, channel, this.#arrived).finally(() => {
      delete this.#delivering[channel];
      this.#schedule();
    });
    return this.#delivering[channel];
  }

  /** Nobody lives here any more: every row and the alarm go, in one step. */
  async forget(): Promise<void> {
    this.#made = false;
    this.cache.drop();
    this.#arrived.end();
    this.#alarm = undefined;
    this.#watch.end();
    this.#actors = undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #isFor({ whenOver }: Job<MemberEngine>): boolean {
    return (whenOver ? this.deletion() : this.account()) !== undefined;
  }

  #flush(): void {
    const { delivery = Infinity } = this.#schedule();
    if (delivery > clock.now()) return;
    const member = this.memberId;
    const failed = (failure: unknown) =>
      log({ level: "error", event: "outbox_failed", member, failure: String(failure) });
    this.ctx.waitUntil(this.deliverDue().catch(failed));
  }

  /** Sets the alarm in the transaction of the change it is for, so that a crash between the two cannot happen. */
  #schedule(): Plan {
    const plan = this.#made ? this.#planner.planOf(this.sql) : {};
    const at = alarmFor(plan);
    if (at === undefined) return plan;
    // A later alarm in the place of one that is about to go off would cancel it.
    if (this.#alarm !== undefined && this.#alarm <= at) return plan;
    this.#alarm = at;
    void this.ctx.storage.setAlarm(at);
    this.#watch.begin(at, this.memberId, () => this.#alarm !== at);
    return plan;
  }
}
