import { DurableObject } from "cloudflare:workers";
import type { Env } from "../../../env.ts";
import { once, type OutboxEvent } from "../../outbox.ts";
import { MemberEngine } from "./member-engine.ts";
import { receive } from "./receive.ts";
import { balanceOf, ledgerOf, type LedgerEntry } from "../money/wallet.ts";

/** What every call of a member's object stands on: the engine, the alarm, and events from other actors. */
export class MemberBase extends DurableObject<Env> {
  protected readonly engine: MemberEngine;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.engine = new MemberEngine(ctx, env);
  }

  ledger(): { balance: number; entries: LedgerEntry[] } {
    if (!this.engine.exists()) return { balance: 0, entries: [] };
    return { balance: balanceOf(this.engine.sql), entries: ledgerOf(this.engine.sql) };
  }

  pendingOutbox(): number {
    return this.engine.waiting();
  }

  /** What the alarm would do. */
  async runDue(): Promise<void> {
    await this.engine.runDue();
  }

  /** An event from another actor's outbox. To nobody, it is gone. */
  async receive(event: Omit<OutboxEvent, "target">): Promise<void> {
    if (!this.engine.account()) return;
    this.engine.act((state) => once(state.sql, event.id, () => receive(state, event)));
  }

  override async alarm(): Promise<void> {
    await this.engine.alarm();
  }
}
