import { RpcTarget } from "cloudflare:workers";
import type { MemberRecord } from "../../../../../app/contract/operators/operator-members.ts";
import type { SanctionKind } from "../../../../../app/contract/safety/sanctions.ts";
import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { personOf } from "../account/account.ts";
import { deletionOf } from "../deletion/deletion-row.ts";
import { startDeletion } from "../deletion/start-deletion.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { Person } from "../people/person.ts";
import { placePhotos } from "../photos/photo-job.ts";
import { correctBasics, type Correction } from "./correct-basics.ts";
import { inspectedWords } from "./inspected-texts.ts";
import { type Counting, countingNow, latestCounting } from "./sanctions.ts";
import { memberRecord } from "./member-record.ts";

/** What operators ask of a member. Whoever asks has written it down (decision 0174). */
export class StandingCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** As a search of operators lists them, also when nobody else sees them; undefined when nobody lives here. */
  found(): Person | undefined {
    const account = this.engine.account();
    return account && personOf(this.engine.sql, account);
  }

  /** In which they read; undefined when nobody lives here. */
  language(): string | undefined {
    return this.engine.account()?.language;
  }

  /** Undefined when nobody lives here. */
  record(): MemberRecord | undefined {
    return this.engine.account() && memberRecord(this.engine.sql);
  }

  /** Which kinds count now, and until when; undefined when nobody lives here. */
  counting(): Counting[] | undefined {
    return this.engine.account() && countingNow(this.engine.sql);
  }

  /** The `sequence` of the latest decision of this kind that counts, null when none does; undefined when nobody lives here. */
  latestCounting(kind: SanctionKind): number | null | undefined {
    return this.engine.account() && latestCounting(this.engine.sql, kind);
  }

  /** A text that somebody is to read, or whose refusal is to be seen; of a message: `to`, the receiver's name, and the id of its photo. */
  inspectedText(id: string): ReturnType<typeof inspectedWords> {
    return this.engine.account() && inspectedWords(this.engine.sql, id);
  }

  /** Corrects gender and date of birth as the member asked. When this answers the directory and the audit log know, unless they cannot be reached now. */
  async correct(correction: Correction): Promise<Result> {
    if (!this.engine.account()) return refuse("not_found");
    const corrected = this.engine.act((state) => correctBasics(state, correction));
    if (corrected.ok) await this.engine.settled();
    return corrected;
  }

  /** Deletes the account as its member asked, by letter or mail. `at_once`: without days of grace. Again changes nothing. */
  async erase({ at_once }: { at_once: boolean }): Promise<void> {
    if (!this.engine.account()) return;
    this.engine.act((state) => {
      if (!deletionOf(state.sql)) startDeletion(state, { reason: "other", comment: "", at_once });
      else if (at_once) state.sql.exec("UPDATE closing SET erase_at = ? WHERE step = 'waiting'", clock.now());
    });
    await Promise.all([this.engine.settled(), placePhotos(this.engine)]);
    if (at_once) this.engine.ctx.waitUntil(this.engine.runDue());
  }
}
