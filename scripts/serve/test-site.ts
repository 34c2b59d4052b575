import { internalApi } from "../seed/internal-api.ts";
import { freePort } from "./processes/port.ts";
import { waitUntilReady } from "./processes/wait-until-ready.ts";
import { secretsOf } from "./settings/secrets.ts";
import { seedOnce } from "./seeding/seeding.ts";
import { startSite, type RunningSite } from "./site.ts";
import type { Logs } from "./processes/workerd.ts";

/** A production server with what only tests need: the API's own port, its internal calls, a movable clock. */
export interface TestSite extends RunningSite {
  /** What test processes are told of it. */
  environment: Record<string, string>;
}

export interface TestSiteOptions {
  dataDir: string;
  /** Demo people to begin with; none leaves the data folder as it is. */
  members?: number;
  /** Visitors with a source of traffic look around, too (spec §6). */
  openToVisitors?: boolean;
  /** In front of another API, instead of the embedded one. */
  apiOrigin?: string;
  logs?: Logs;
  /** Any free one if left out. */
  port?: number;
  /** `live`: no demonstration, so mail needs a carrier. */
  mode?: "demo" | "live";
  /** Without: passwords cost what they cost on a real site, and nobody moves its clock. */
  clock?: boolean;
  /** The carrier: MAIL_…, for the API. */
  mail?: Record<string, string>;
  /** Who takes payments: MOLLIE_…, for the API. */
  payment?: Record<string, string>;
}

/** Signs what a mail provider would tell. A demonstration has no carrier, but listens to one. */
const MAIL_WEBHOOK_KEY = "a key that only tests sign with";

/** Starts the production build for tests and screenshots; the same folder and port again is a restart. */
export async function startTestSite({
  dataDir,
  members,
  openToVisitors = false,
  apiOrigin,
  logs = "ignore",
  port,
  mode = "demo",
  clock = true,
  mail = { MAIL_WEBHOOK_KEY },
  payment = {},
}: TestSiteOptions): Promise<TestSite> {
  const settings = {
    dataDir,
    host: "127.0.0.1",
    port: port ?? (await freePort()),
    ...(apiOrigin && { apiOrigin }),
    mail,
    payment,
    variables: {
      SITE_MODE: mode,
      ...(clock && { TEST_CLOCK: "1" }),
      CLIENT_IP_HEADER: "X-Test-Address",
      COUNTRY_HEADER: "X-Test-Country",
      PUSH_SERVICES: "push.example.org",
    },
  };
  if (members) await seedOnce(settings, members);
  const site = await startSite({ ...settings, openApi: !apiOrigin }, logs);
  await waitUntilReady(site.origin, { ownApi: !apiOrigin });
  if (openToVisitors && site.apiOrigin) {
    const api = internalApi({ apiOrigin: site.apiOrigin, seedToken: site.seedToken });
    // Of these countries no other test has visitors at a page that warns.
    await api.changeSettings({ logged_out_search_trafficsource: "yes", enable_site_entry_popup: "LI,DE" });
  }
  return { ...site, environment: environmentOf(site, dataDir) };
}

function environmentOf({ origin, apiOrigin, seedToken }: RunningSite, dataDir: string): Record<string, string> {
  return {
    SITE_ORIGIN: origin,
    SITE_SESSION_SECRET: secretsOf(dataDir).SESSION_SECRET,
    SITE_SEED_TOKEN: seedToken,
    SITE_MAIL_WEBHOOK_KEY: MAIL_WEBHOOK_KEY,
    ...(apiOrigin && { SITE_API_ORIGIN: apiOrigin, CONTRACT_URL: apiOrigin }),
  };
}
