import { uploadMessagePhoto } from "../../../app/contract/conversations/message-photos.ts";
import { MOST_UPLOADS_AT_ONCE, uploadPhoto } from "../../../app/contract/people/photos.ts";
import { STAFF_PATH } from "../../../app/domain/auth/sign-in-path.ts";
import { blockOf, visitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { openSession } from "../../../app/request/session/session.server.ts";
import type { Background } from "../../garbage.ts";
import { busyPage } from "../refusals/busy-page.ts";
import { createUploadPlaces } from "../refusals/upload-places.ts";
import { routedPath } from "./routed-path.ts";

/** The pages whose form has a file: of a member's own profile, of a message, and the staff's for a fictional profile. */
const PAGES = /^\/(?:profile\/photos|members\/[^/]+\/photo|operator\/fictional\/profiles\/[^/]+\/photos)$/;

/** May the body be a file? It is passed on while it comes in; all other bodies are small, and read before anything is done. */
export function isUpload(request: Request, pathname: string): boolean {
  if (request.method !== "POST") return false;
  if (pathname === uploadPhoto.path || pathname === uploadMessagePhoto.path) return true;
  return (
    PAGES.test(routedPath(pathname) ?? "") &&
    (request.headers.get("Content-Type") ?? "").startsWith("multipart/form-data")
  );
}

/** Files that come in at the same time: each takes as long as its sender's connection needs, and no page waits for it. */
const PATIENCE_MS = 10 * 60_000;
const places = createUploadPlaces({
  most: 24,
  mostOfBlock: 12,
  mostOfNetwork: 8,
  mostEach: MOST_UPLOADS_AT_ONCE,
  // The API ends them before; then its answer is on its way.
  longestMs: PATIENCE_MS + 60_000,
  now: () => Date.now(),
});
const SECONDS_TO_WAIT = 3;

/**
 * Takes a place for a file, which is passed on as it comes; the answer waits for its sender, so it has time. That of somebody
 * who is not signed in is read by nobody, and needs no place (`act(false)`).
 */
export async function passUpload(
  request: Request,
  platform: Platform,
  { background, act }: { background: Background; act(hasPlace: boolean): Promise<Response> },
): Promise<Response> {
  const cookie = routedPath(platform.url.pathname)?.startsWith(`${STAFF_PATH}/`) ? "operator" : "session";
  const session = await openSession(request, { seal: platform.seal, now: () => platform.clock.now(), cookie });
  if (!session.signedIn) return act(false);
  const address = visitorAddress(platform.address);
  const member = session.member ?? JSON.stringify(session.jar);
  const from = address.isEverybody ? {} : { network: address.prefix, block: blockOf(address) };
  const end = places.begin({ member, ...from });
  if (typeof end === "string")
    return busyPage(request, platform, { status: end === "member" ? 429 : 503, seconds: SECONDS_TO_WAIT });
  platform.deadline += PATIENCE_MS;
  const answer = act(true);
  // Whoever leaves ends the request without a word, but not what the background waits for.
  background.waitUntil(answer.then(end, end));
  return answer;
}
