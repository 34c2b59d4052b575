import type { MiddlewareFunction } from "react-router";
import { deviceContext } from "../context.server.ts";
import { setCookie } from "../visitor/cookies.server.ts";
import { readDeviceCookie, addAccount } from "./device-cookie.server.ts";
import { platformContext } from "../platform.server.ts";

/** What a reply to signing in says of the browser that it goes to. */
interface SignedInOn {
  token: string;
  /** Whose account it was, where the API says it. */
  account: string | undefined;
}

/**
 * What the browser holds of earlier sign-ins (`deviceToken`), in a sealed cookie that outlives them. Opened only where
 * somebody signs in or asks for a reset. Decision 0086.
 */
export const withDevice: MiddlewareFunction<Response> = ({ request, context }) => {
  const { seal, directives } = context.get(platformContext);
  let fresh: SignedInOn | undefined;
  context.set(deviceContext, {
    token: async () => (await readDeviceCookie(request, seal))?.token,
    keep(signedIn) {
      fresh = signedIn;
    },
  });
  directives.cookies.push(async () => {
    if (!fresh) return [];
    const kept = addAccount(await readDeviceCookie(request, seal), fresh.token, fresh.account);
    return [setCookie("device", await seal.seal(kept, "device"))];
  });
};
