import { setPush } from "../../../../app/contract/notifications.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http.ts";
import { isPushEndpoint } from "../../providers/push/push-endpoint.ts";
import { pushProviderOf } from "../../providers/push/push-provider-of.ts";

/** Spec §7: payload subscription. Only what we would call later is kept. */
export const postPush = handleSignedIn(setPush, async ({ actors, body: { subscription }, caller, env }) => {
  if (subscription && !(pushProviderOf(env) && isPushEndpoint(subscription.endpoint))) {
    return refuse("invalid_input", { fields: { subscription: "invalid" } });
  }
  return actors.member(caller.id).setPush(caller.token, subscription);
});
