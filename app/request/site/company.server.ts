import { createApi } from "../../api/client.server.ts";
import { type CompanyInfo, getCompanyInfo } from "../../contract/site.ts";
import { forwardedHeaders } from "../headers/forwarded-headers.server.ts";
import type { Platform } from "../platform.server.ts";

/** As long as settings. */
const FRESH_MS = 20_000;
/** An API that does not say is asked again so much later; meanwhile pages do without. */
const FAILED_MS = 10_000;
/** No page waits longer for its footer. */
const DEADLINE_MS = 1_000;

interface KeptCompany {
  company: CompanyInfo | undefined;
  until: number;
}

/** By host, of which there are as many as the deployment has (routing/hosts.ts). */
const kept = new Map<string, KeptCompany>();

/** The answers on their way, by request: its page, footer and prices ask for the same. */
const asked = new WeakMap<Platform, Promise<CompanyInfo | undefined>>();

/** Who runs the site of this host, kept for a while in this isolate; undefined where the API does not say in time. */
export function companyFor(platform: Platform, cache = kept): Promise<CompanyInfo | undefined> {
  const answer = asked.get(platform) ?? keptOrAsked(platform, cache);
  asked.set(platform, answer);
  return answer;
}

async function keptOrAsked(platform: Platform, cache: Map<string, KeptCompany>): Promise<CompanyInfo | undefined> {
  const { host, clock } = platform;
  const known = cache.get(host);
  if (known && known.until > clock.now()) return known.company;
  const answer = await ask(platform);
  const company = answer.ok ? answer.value.companyinfo : known?.company;
  cache.set(host, { company, until: clock.now() + (answer.ok ? FRESH_MS : FAILED_MS) });
  return company;
}

function ask(platform: Platform) {
  const api = createApi({
    ...platform,
    deadline: Math.min(platform.deadline, platform.clock.now() + DEADLINE_MS),
    headers: () => forwardedHeaders(platform),
    thrown: (problem) => new Error(problem.error),
  });
  return api.call(getCompanyInfo);
}
