import { API_BASE } from "../../../app/api/transport.server.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { settingsFor } from "../../../app/request/site/settings-cache.server.ts";
import type { Env } from "../env.ts";

/** How long an answer is cached, ms. */
const FRESH_MS = 1000;
/** How long the API may take to answer, ms: monitoring does not wait long. */
const PATIENCE_MS = 5000;

interface Health {
  status: 200 | 503;
  text: string;
}

const SILENT: Health = { status: 503, text: "the API does not answer\n" };

/**
 * `GET /healthz`: ready when the API is, because without it there is no page. The embedded API says so itself, after a
 * write; any other is asked for its settings. Open to everybody, so one question a second at most goes on to the API.
 */
export function createHealth() {
  let last: (Health & { at: number }) | undefined;
  return async function health(platform: Platform, env: Env): Promise<Response> {
    const now = platform.clock.now();
    if (!last || Math.abs(now - last.at) >= FRESH_MS) {
      if (last) last = { ...last, at: now };
      last = { ...(await ask(platform, env)), at: platform.clock.now() };
    }
    return new Response(last.text, { status: last.status });
  };
}

async function ask(platform: Platform, env: Env): Promise<Health> {
  const { clock } = platform;
  const timer = clock.timer(PATIENCE_MS);
  const late = timer.elapsed.then(() => SILENT);
  try {
    return await Promise.race([env.API_ORIGIN ? externalApiHealth(platform) : embeddedApiHealth(platform), late]);
  } catch {
    return SILENT;
  } finally {
    timer.cancel();
  }
}

async function embeddedApiHealth({ transport }: Platform): Promise<Health> {
  const response = await transport(new Request(`${API_BASE}/healthz`));
  return { status: response.ok ? 200 : 503, text: await response.text() };
}

async function externalApiHealth(platform: Platform): Promise<Health> {
  const { ok } = await settingsFor(platform, new Map());
  return ok ? { status: 200, text: "ok\n" } : SILENT;
}
