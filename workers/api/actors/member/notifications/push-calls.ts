import { accept, type Result } from "../../../../../app/domain/result.ts";
import type { PushSubscription } from "../../../providers/push/push-provider.ts";
import { AccessCalls } from "../auth/access-calls.ts";
import { forgetDevice, keepSubscription } from "./push-subscriptions.ts";

/** Push messages: which devices get them. */
export class PushCalls extends AccessCalls {
  /** What this device subscribed with, or null: it gets none any more. */
  setPush(token: string, subscription: PushSubscription | null): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      forgetDevice(sql, token);
      if (subscription) keepSubscription(sql, token, subscription);
      return accept();
    });
  }
}
