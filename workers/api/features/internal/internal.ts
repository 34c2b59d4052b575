import { Hono, type Context } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import type { ApiEnv } from "../../api-env.ts";
import { callOf } from "../../http/call-of.ts";
import { answerFailure } from "../../http/failure.ts";
import { problemResponse, type Call } from "../../http/http.ts";
import { sameText } from "../../signature.ts";
import { getLedger, getOutbox, postAlarm, postClock, postDecision, postResets, postSettings } from "./inspect.ts";
import { deleteOperator, getOperators, postOperator } from "./operators.ts";
import { postReadyMember } from "./ready-member.ts";
import { getSeeded, postSeeded, postSeedMembers, postSeedPhoto } from "./seeding.ts";

/**
 * Calls for seeding and tests, below `/internal`. Only whoever holds SEED_TOKEN finds them, the web Worker never relays
 * them, and a site that serves people has no such token (scripts/serve). Not part of the contract.
 */
export const internal = new Hono<ApiEnv>();

internal.use(bearerAuth<ApiEnv>({ verifyToken: (token, { env }) => isSeedToken(token, env) }));
internal.onError((failure, context) =>
  failure instanceof HTTPException ? notFound() : answerFailure(failure, context),
);
internal.get("/seeded", answeredBy(getSeeded));
internal.post("/seeded", answeredBy(postSeeded));
internal.post("/seed/members", answeredBy(postSeedMembers));
internal.post("/seed/photo", answeredBy(postSeedPhoto));
internal.post("/seed/member", answeredBy(postReadyMember));
internal.post("/operator", answeredBy(postOperator));
internal.delete("/operator", answeredBy(deleteOperator));
internal.get("/operators", answeredBy(getOperators));
internal.post("/clock", answeredBy(postClock));
internal.post("/alarm", answeredBy(postAlarm));
internal.post("/resets", answeredBy(postResets));
internal.post("/settings", answeredBy(postSettings));
internal.post("/decision", answeredBy(postDecision));
internal.get("/ledger", answeredBy(getLedger));
internal.get("/outbox", answeredBy(getOutbox));

function isSeedToken(token: string, { SEED_TOKEN }: ApiEnv["Bindings"]): boolean {
  return Boolean(SEED_TOKEN) && sameText(token, SEED_TOKEN ?? "");
}

/** To whoever has no token there is nothing here, and no question for one either. */
function notFound(): Response {
  return problemResponse({ error: "not_found" });
}

function answeredBy(handler: (call: Call, request: Request) => Promise<Response>) {
  return ({ req, env, executionCtx, get }: Context<ApiEnv>) =>
    handler(callOf({ request: req.raw, requestId: get("requestId"), env, context: executionCtx }), req.raw);
}
