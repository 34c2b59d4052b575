import type { Consent } from "../../../../../app/contract/notifications.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import { close, type CloseOrder } from "./close.ts";
import { giveConsent, listConsents } from "../account/consents.ts";
import { exportMessages, exportOverview, type ExportOverview } from "../account/export.ts";
import { provePassword } from "../auth/password-check.ts";
import { placePhotos } from "../people/photo-job.ts";
import { offerReactivation, restore } from "./reactivation.ts";
import { SettingsCalls } from "../notifications/settings-calls.ts";

/** The end of an account: deletion, its undoing, erasure, export. */
export class ClosingCalls extends SettingsCalls {
  /**
   * Deletes the account; nothing of the member is on its way to anybody any more when this answers. Their photos are
   * withheld by then, unless the store could not move one: that one is tried again every five minutes (photo-job.ts).
   */
  async close(
    token: string,
    { password, ...order }: CloseOrder & { password: string },
  ): Promise<Result<{ erased_at: string }>> {
    const proved = await provePassword(this.engine, { token, password, field: "password" });
    if (!proved.ok) return proved;
    const closed = this.engine.signedIn(token, (state) => accept({ erased_at: instantOf(close(state, order)) }));
    if (closed.ok) await Promise.all([this.engine.settled(), placePhotos(this.engine)]);
    return closed;
  }

  /** Takes the deletion back by the mail's token. */
  restore(linkToken: string): Result<{ restored: true }> {
    if (!this.engine.account()) return refuse("link_invalid");
    return this.engine.act((state) => restore(state, linkToken));
  }

  /** Is the account being deleted? Then its owner gets a mail with the way back. */
  offerReactivation(): boolean {
    return this.engine.account() !== undefined && this.engine.act(offerReactivation);
  }

  /** Everything that is kept, but for the messages. */
  exportOverview(token: string): Result<ExportOverview> {
    return this.engine.reading(token, ({ sql }) => accept(exportOverview(sql)));
  }

  exportMessages(
    token: string,
    order: Parameters<typeof exportMessages>[1],
  ): Result<ReturnType<typeof exportMessages>> {
    return this.engine.reading(token, ({ sql }) => accept(exportMessages(sql, order)));
  }

  consents(token: string): Result<Consent[]> {
    return this.engine.reading(token, ({ sql }) => accept(listConsents(sql)));
  }

  /** `version`: milliseconds, of the terms that are current. */
  giveConsent(token: string, version: number): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      giveConsent(sql, version);
      return accept();
    });
  }
}
