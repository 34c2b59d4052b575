import { trafficSource } from "../../../app/contract/account/account.ts";
import type { z } from "../../../app/contract/zod.ts";
import { refuse, type Result } from "../../../app/domain/result.ts";
import { maySearchSignedOut } from "../../../app/domain/visitor/signed-out-search.ts";
import { settingsOf } from "../actors/site/settings/settings.ts";
import type { Call } from "../http/http.ts";
import { limitVisitor } from "./visitor-limit.ts";
import type { Limit } from "../actors/limiter/limiter.ts";

/** May this visitor look around? Spec §6: `authentication_required` unless the site lets them; `rate_limited`. */
export async function mayLookAround(
  call: Call & { query: z.output<typeof trafficSource> },
  limit: Limit,
): Promise<Result> {
  const source = Object.keys(trafficSource.shape).some((name) => call.query[name as keyof typeof call.query]);
  if (!maySearchSignedOut(await settingsOf(call), source)) return refuse("authentication_required");
  return limitVisitor(call, limit);
}
