import type { Accounts } from "./actors/accounts/accounts.ts";
import type { Directory } from "./actors/directory/directory.ts";
import type { Limiter } from "./actors/limiter/limiter.ts";
import type { Member } from "./actors/member/member.ts";
import type { Site } from "./actors/site/site.ts";

/** What the embedded API is given. Secrets have no default: a missing one stops the start (`requireSecrets`). */
export interface Env {
  MEMBER: DurableObjectNamespace<Member>;
  ACCOUNTS: DurableObjectNamespace<Accounts>;
  DIRECTORY: DurableObjectNamespace<Directory>;
  SITE: DurableObjectNamespace<Site>;
  LIMITER: DurableObjectNamespace<Limiter>;
  /** Hashes passwords, slowly, and never on our own thread (workers/hash). */
  HASH: Fetcher;
  /** Photos' bytes: R2 on the edge, a writable disk service when self-hosted. */
  PHOTOS_BUCKET?: R2Bucket;
  PHOTOS?: Fetcher;
  /** Signs photo URLs. */
  PHOTO_SECRET: string;
  /** Signs and derives tokens and ids. */
  TOKEN_SECRET: string;
  /** Opens `/internal/*`; absent on a site that is neither seeded nor tested. */
  SEED_TOKEN?: string;
  /** 'demo': embedded development setting with mailbox, test payments and demo log-ins. */
  SITE_MODE?: string;
  /** Where links in mails lead, e.g. `https://www.example.org`, without a slash at the end. */
  PUBLIC_ORIGIN: string;
  /** VAPID (RFC 8292), base64url, and whom a push service may write to (`mailto:` or `https:`). Without: no push. */
  PUSH_PUBLIC_KEY?: string;
  PUSH_PRIVATE_KEY?: string;
  PUSH_SUBJECT?: string;
  /** Push services beside those of the browsers, separated by spaces; `*.` for all below a name. */
  PUSH_SERVICES?: string;
  /** Self-hosted: what push messages leave by, public addresses only. */
  PUSH_NETWORK?: Fetcher;
  /** Who carries mail outside of a demonstration: a mail server (`smtps://user:password@host:465`) … */
  MAIL_SMTP_URL?: string;
  /** … or Mailgun's API: its base with the domain, its key, and the key that signs its webhooks. */
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_KEY?: string;
  MAIL_WEBHOOK_KEY?: string;
  /** The address that mail comes from. */
  MAIL_FROM?: string;
  /** '1', in tests only: `/internal/clock` may move the clock, and new passwords are hashed at less cost. */
  TEST_CLOCK?: string;
}

const SECRETS = ["PHOTO_SECRET", "TOKEN_SECRET"] as const;
const SHORTEST_SECRET = 32;

/** Names what is missing or useless instead of running half. */
export function requireSecrets(env: Env): void {
  const wrong: string[] = SECRETS.filter((name) => (env[name]?.length ?? 0) < SHORTEST_SECRET);
  if (!/^https?:\/\/[^/]+$/.test(env.PUBLIC_ORIGIN ?? "")) wrong.push("PUBLIC_ORIGIN");
  if (wrong.length > 0) throw new Error(`not configured: ${wrong.join(", ")} (docs/operations.md)`);
}
