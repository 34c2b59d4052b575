import { setPush } from "../../../../app/contract/account/notifications.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http/http.ts";
import { log } from "../../log.ts";
import { pushProviderOf } from "../../providers/push/push-provider-of.ts";

/** Spec §7: payload subscription. Only what we would call later is kept. */
export const postPush = handleSignedIn(setPush, async ({ actors, body: { subscription }, caller, env, requestId }) => {
  const provider = pushProviderOf(env);
  if (subscription && !(await provider?.accepts(subscription))) {
    // The host alone: what is behind it in the address is the device's own.
    log({ level: "info", event: "push_refused", request: requestId, host: URL.parse(subscription.endpoint)?.host });
    return refuse("invalid_input", { fields: { subscription: "invalid" } });
  }
  return actors.member(caller.id).notifications.setPush(caller.token, subscription);
});
