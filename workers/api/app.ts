import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { FIRST_SITE } from "../../app/domain/site/site-table.ts";
import { actorsOf } from "./actors/actors.ts";
import type { ApiEnv } from "./api-env.ts";
import { clock } from "./clock.ts";
import { getLive } from "./features/conversations/live.ts";
import { internal } from "./features/internal/internal.ts";
import { servePhoto } from "./features/photos/serve-photo.ts";
import { health } from "./features/site/health.ts";
import { answerFailure } from "./http/failure.ts";
import { handlers } from "./handlers.ts";
import { problemResponse } from "./http/http.ts";
import { mountEndpoints } from "./http/mount-endpoints.ts";
import { envOf, siteOf } from "./sites.ts";

/** All that the API answers. Made once. */
export const app = new Hono<ApiEnv>({ getPath: pathOf });

app.use(requestId({ headerName: "", generator: requestIdOf }));
app.onError(answerFailure);
app.notFound(() => problemResponse({ error: "not_found" }));
app.all("/healthz", ({ env }) => health(() => actorsOf(env, FIRST_SITE).site().checkDisk(clock.now())));
app.all("/photos/*", ({ req, env }) => servePhoto(req.raw, envOf(env, siteOf(req.raw, env))));
app.route("/internal", internal);
mountEndpoints(app, [...Object.values(handlers), getLive]);

/** The web Worker's id for the request; ours where it is none. hono would read it itself, but then answers it too (decision 0160). */
function requestIdOf({ req }: Context): string {
  const id = req.header("X-Request-Id") ?? "";
  return /^[\w=-]{1,255}$/.test(id) ? id : crypto.randomUUID();
}

/** As it was asked for: hono would decode it first, and then a path had several spellings. */
function pathOf({ url }: Request): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}
