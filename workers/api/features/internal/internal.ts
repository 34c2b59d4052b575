import type { Env } from "../../env.ts";
import type { Call } from "../../http.ts";
import { problemResponse } from "../../http.ts";
import { log } from "../../log.ts";
import { callOf } from "../../router.ts";
import { sameText } from "../../signature.ts";
import { getLedger, getOutbox, postAlarm, postClock, postResets } from "./inspect.ts";
import { postReadyMember } from "./ready-member.ts";
import { getSeeded, postSeeded, postSeedMembers, postSeedPhoto } from "./seeding.ts";

type InternalHandler = (call: Call, request: Request) => Promise<Response>;

const handlers: Record<string, InternalHandler> = {
  "GET /internal/seeded": getSeeded,
  "POST /internal/seeded": postSeeded,
  "POST /internal/seed/members": postSeedMembers,
  "POST /internal/seed/photo": postSeedPhoto,
  "POST /internal/seed/member": postReadyMember,
  "POST /internal/clock": postClock,
  "POST /internal/alarm": postAlarm,
  "POST /internal/resets": postResets,
  "GET /internal/ledger": getLedger,
  "GET /internal/outbox": getOutbox,
};

/**
 * Calls for seeding and tests. Only whoever holds SEED_TOKEN finds them, the web Worker never relays them, and a site
 * that serves people has no such token (scripts/serve). Not part of the contract.
 */
export async function internal(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  const handler = handlers[`${request.method} ${url.pathname}`];
  if (!handler || !mayEnter(request, env)) return problemResponse({ error: "not_found" });
  const call = callOf({ request, url, env, context });
  try {
    return await handler(call, request);
  } catch (failure) {
    log({ level: "error", event: "internal_failure", request: call.requestId, failure: String(failure) });
    return problemResponse({ error: "server_error", request_id: call.requestId, failure: String(failure) });
  }
}

function mayEnter(request: Request, { SEED_TOKEN }: Env): boolean {
  return Boolean(SEED_TOKEN) && sameText(request.headers.get("Authorization") ?? "", `Bearer ${SEED_TOKEN}`);
}
