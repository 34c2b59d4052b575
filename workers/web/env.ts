import type { ApiBindings } from "../../app/api/transport.server.ts";
import type { DraftStore } from "../../app/request/drafts/draft-storage.server.ts";

/** What the web Worker is bound to; wrangler.toml and scripts/serve/processes/workerd-config.ts provide it (docs/operations.md). */
export interface Env extends ApiBindings {
  /** The client's build: Cloudflare's assets on the edge, a disk service when self-hosted. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  /** What visitors have begun: Workers KV on the edge, a folder when self-hosted. */
  DRAFTS: DraftStore;
  /** At least 32 characters. It has no default: without it nothing starts. */
  SESSION_SECRET?: string;
  /** The previous secret: cookies that were sealed with it can still be opened. */
  SESSION_SECRET_PREVIOUS?: string;
  /** Hosts that the site answers to, beside PUBLIC_ORIGIN's: `name` or `name:port`, with spaces or commas between. */
  SITE_HOSTS?: string;
  PUBLIC_ORIGIN?: string;
  /** The sites beside the first: which address is whose (`readSiteTable`). The API is given the same. */
  SITES?: string;
  /** Set on bare workerd: the Worker itself then serves files, compresses, and keeps pages in memory. */
  SELF_HOSTED?: string;
  /** The header in which a trusted proxy says the visitor's country or address. */
  COUNTRY_HEADER?: string;
  CLIENT_IP_HEADER?: string;
}
