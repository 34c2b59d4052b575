import { RpcTarget } from "cloudflare:workers";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import { provePassword } from "../auth/password-check.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { placePhotos } from "../photos/photo-job.ts";
import { startDeletion, type DeletionOrder } from "./start-deletion.ts";
import { reactivateByLink, offerReactivation } from "./reactivation.ts";

/** The end of an account, and the way back. */
export class DeletionCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /**
   * Deletes the account; nothing of the member is on its way to anybody any more when this answers. Their photos are
   * withheld by then, unless the store could not move one: that one is tried again every five minutes (photo-job.ts).
   */
  async start(
    token: string,
    { password, requestId, ...order }: DeletionOrder & { password: string; requestId: string },
  ): Promise<Result<{ erased_at: string }>> {
    const proved = await provePassword(this.engine, { token, requestId, password, field: "password" });
    if (!proved.ok) return proved;
    const started = this.engine.signedIn(token, (state) =>
      accept({ erased_at: instantOf(startDeletion(state, order)) }),
    );
    if (started.ok) await Promise.all([this.engine.settled(), placePhotos(this.engine)]);
    return started;
  }

  /** Takes the deletion back by the token of the mail's link; the same token again is fine, until it expires. */
  reactivate(linkToken: string): Result<{ restored: true }> {
    if (!this.engine.account()) return refuse("link_invalid");
    return this.engine.act((state) => reactivateByLink(state, linkToken));
  }

  /** Is the account being deleted? Then its owner gets a mail with the way back. */
  offerReactivation(): boolean {
    return this.engine.account() !== undefined && this.engine.act(offerReactivation);
  }
}
