import { visitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import { readCookie } from "../../../app/request/visitor/cookies.server.ts";

/**
 * Who asks, for sharing slots only (decision 0233): whose session it is, as the cookie stands there, and where they come from. The
 * network counts beside a session, because a cookie is easily made up, and each would be somebody else. None for visitors whose
 * address nobody names.
 */
export function senderOf(request: Request, address: string): string[] {
  const session = readCookie(request, "session") ?? readCookie(request, "operator");
  const { prefix, isEverybody } = visitorAddress(address);
  return [...(session === undefined ? [] : [`session ${session}`]), ...(isEverybody ? [] : [`network ${prefix}`])];
}
