import { createGarbageCollection, exposedCollector } from "../garbage.ts";
import { actorsOf } from "./actors/actors.ts";
import { clock } from "./clock.ts";
import { requireSecrets, type Env } from "./env.ts";
import * as access from "./features/access/handlers.ts";
import * as account from "./features/account/handlers.ts";
import * as consents from "./features/consents/handlers.ts";
import * as conversations from "./features/conversations/handlers.ts";
import * as dataExport from "./features/data-export/handlers.ts";
import * as deletion from "./features/deletion/handlers.ts";
import * as development from "./features/development/handlers.ts";
import * as discovery from "./features/discovery/handlers.ts";
import * as search from "./features/discovery/search.ts";
import * as target from "./features/discovery/target.ts";
import { internal } from "./features/internal/internal.ts";
import * as money from "./features/money/handlers.ts";
import * as notifications from "./features/notifications/handlers.ts";
import * as passkeys from "./features/passkeys/handlers.ts";
import * as push from "./features/push/handlers.ts";
import { servePhoto } from "./features/photos/serve-photo.ts";
import * as session from "./features/session/handlers.ts";
import * as site from "./features/site/handlers.ts";
import { health } from "./features/site/health.ts";
import { SITE_ID } from "./features/site/site-id.ts";
import type { Handler } from "./http.ts";
import { createRouter } from "./router.ts";

export { Accounts } from "./actors/accounts/accounts.ts";
export { Directory } from "./actors/directory/directory.ts";
export { Limiter } from "./actors/limiter/limiter.ts";
export { Member } from "./actors/member/member.ts";
export { Site } from "./actors/site/site.ts";

const areas = [
  session,
  site,
  account,
  access,
  passkeys,
  notifications,
  push,
  consents,
  deletion,
  dataExport,
  discovery,
  search,
  target,
  conversations,
  money,
  development,
];
const collectGarbage = createGarbageCollection({ collect: exposedCollector(), now: () => performance.now() });
const route = createRouter(areas.flatMap((area) => Object.values<unknown>(area).filter(isHandler)));

export default {
  async fetch(request, env, context) {
    requireSecrets(env);
    collectGarbage(context);
    const url = new URL(request.url);
    const { pathname } = url;
    if (pathname === "/healthz") {
      const disk = actorsOf(env, SITE_ID).site();
      return health(() => disk.checkDisk(clock.now()));
    }
    if (pathname.startsWith("/photos/")) return servePhoto(request, env);
    if (pathname.startsWith("/internal/")) return internal(request, env, context);
    return route({ request, url, env, context });
  },
} satisfies ExportedHandler<Env>;

function isHandler(value: unknown): value is Handler {
  return typeof value === "object" && value !== null && "endpoint" in value && "run" in value;
}
