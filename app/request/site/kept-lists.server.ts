import type { Answer } from "../../api/reply.server.ts";
import type { ReplyOf } from "../../contract/endpoint.ts";
import { listInterests, listRegions, type Region } from "../../contract/site.ts";
import { apiOf, type Context } from "../context.server.ts";
import { failure } from "../pages/failure.server.ts";
import { platformContext } from "../platform.server.ts";

/** As long as settings. */
const FRESH_MS = 20_000;
/** While the API fails, the old list holds and it is asked again this often. */
const STALE_MS = 10_000;
/** Host and country are the visitor's to choose, so the number of entries is ours. */
const MOST = 200;

const interests = keeper<ReplyOf<typeof listInterests>>();
const regions = keeper<ReplyOf<typeof listRegions>>();

/** The keys of the site's interests; without them there is no page but the error page, which this throws. */
export async function interestsOf(context: Context): Promise<string[]> {
  const answer = await interests("", context, () => apiOf(context).call(listInterests));
  if (answer.ok) return answer.value.interests;
  throw failure(answer.problem);
}

/** The regions of a country, for a page that needs them. */
export async function regionsOf(country: string, context: Context): Promise<Region[]> {
  const answer = await findRegions(country, context);
  if (answer.ok) return answer.value.regions;
  throw failure(answer.problem);
}

/** The same for a page that does without where the API does not say. */
export function findRegions(country: string, context: Context): Promise<Answer<ReplyOf<typeof listRegions>>> {
  return regions(country, context, () => apiOf(context).call(listRegions, { country }));
}

/** What is the same for everybody on a host, in every language: asked once in a while in this isolate. The last answer stays in use while the API fails. */
function keeper<Value>() {
  const kept = new Map<string, { value: Value; until: number }>();
  return async (of: string, context: Context, ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const { host, clock } = context.get(platformContext);
    const key = `${host} ${of}`;
    const known = kept.get(key);
    if (known && known.until > clock.now()) return { ok: true, value: known.value };
    const answer = await ask();
    const value = answer.ok ? answer.value : known?.value;
    if (value === undefined) return answer;
    kept.delete(key);
    kept.set(key, { value, until: clock.now() + (answer.ok ? FRESH_MS : STALE_MS) });
    const oldest = kept.keys().next().value;
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return { ok: true, value };
  };
}
