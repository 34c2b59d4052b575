import { visitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import { readCookie } from "../../../app/request/visitor/cookies.server.ts";

/**
 * Who asks, for sharing slots only (decision 0233): whose session it is, as the cookie stands there, else from where they come. None for
 * visitors whose address nobody names. A cookie that opens nothing is told apart as well: its pages only lead to sign-in.
 */
export function senderOf(request: Request, address: string): string[] {
  const session = readCookie(request, "session") ?? readCookie(request, "operator");
  if (session !== undefined) return [`session ${session}`];
  const { prefix, isEverybody } = visitorAddress(address);
  return isEverybody ? [] : [`network ${prefix}`];
}
