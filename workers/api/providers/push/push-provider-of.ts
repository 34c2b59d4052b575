import type { PushVariables } from "../../env.ts";
import type { PushProvider } from "./push-provider.ts";
import { webPush } from "./web-push.ts";

/** The one place that chooses; without keys nobody is offered push messages, and none are sent. */
export function pushProviderOf(env: PushVariables): PushProvider | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return undefined;
  return webPush({ vapid: { publicKey, privateKey, subject }, services: env.PUSH_SERVICES });
}
