import type { MiddlewareFunction } from "react-router";
import { deviceToken } from "../contract/scalars.ts";
import { deviceContext } from "./context.server.ts";
import { readCookie, setCookie } from "./cookies.server.ts";
import { platformContext } from "./platform.server.ts";

/**
 * What the browser holds of earlier sign-ins (`deviceToken`), in a sealed cookie that outlives them. Opened only where
 * somebody signs in or asks for a reset. Decision 0086.
 */
export const withDevice: MiddlewareFunction<Response> = ({ request, context }) => {
  const { seal, outcome } = context.get(platformContext);
  let kept: string | undefined;
  context.set(deviceContext, {
    async token() {
      const sealed = readCookie(request, "device");
      return sealed ? deviceToken.safeParse(await seal.open(sealed, "device")).data : undefined;
    },
    keep(token) {
      kept = token;
    },
  });
  outcome.cookies.push(async () => (kept ? [setCookie("device", await seal.seal(kept, "device"))] : []));
};

/** The token that a reply to signing in holds; an API need not give one. */
export function deviceTokenIn(reply: unknown): string | undefined {
  return deviceToken.safeParse((reply as { device?: unknown } | null | undefined)?.device).data;
}
