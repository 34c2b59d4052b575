import { readSiteTable } from "../../app/domain/site/site-table.ts";

/** The actors' namespaces. Their classes are named in `actors/actors.ts` only: here they would hold all who name a binding. */
export interface ObjectBindings {
  MEMBER: DurableObjectNamespace;
  ACCOUNTS: DurableObjectNamespace;
  DIRECTORY: DurableObjectNamespace;
  SITE: DurableObjectNamespace;
  LIMITER: DurableObjectNamespace;
}

/** Photos' bytes: R2 on the edge, a writable disk service when self-hosted. */
export interface PhotoBindings {
  PHOTOS_BUCKET?: R2Bucket;
  PHOTOS?: Fetcher;
}

export interface HashBindings {
  /** Hashes passwords, slowly, and never on our own thread (workers/hash). */
  HASH: Fetcher;
  /** '1', in tests only: `/internal/clock` may move the clock, and new passwords are hashed at less cost. */
  TEST_CLOCK?: string;
}

/** They have no default: a missing one stops the start (`requireSecrets`). */
export interface Secrets {
  /** Signs photo URLs. */
  PHOTO_SECRET: string;
  /** Signs and derives tokens and ids. */
  TOKEN_SECRET: string;
}

export interface SiteVariables {
  /** The sites beside the first: which address is whose (`readSiteTable`). */
  SITES?: string;
  /** 'demo': embedded development setting with mailbox, test payments and demo log-ins. */
  SITE_MODE?: string;
  /** Where links in mails lead, e.g. `https://www.example.org`, without a slash at the end. In a site's own (`envOf`) the site's. */
  PUBLIC_ORIGIN: string;
}

export interface PushVariables {
  /** VAPID (RFC 8292), base64url, and whom a push service may write to (`mailto:` or `https:`). Without: no push. */
  PUSH_PUBLIC_KEY?: string;
  PUSH_PRIVATE_KEY?: string;
  PUSH_SUBJECT?: string;
  /** Push services beside those of the browsers, separated by spaces; `*.` for all below a name. */
  PUSH_SERVICES?: string;
}

export interface MailVariables {
  /** Who carries mail outside of a demonstration: a mail server (`smtps://user:password@host:465`) … */
  MAIL_SMTP_URL?: string;
  /** … or Mailgun's API: its base with the domain, its key, and the key that signs its webhooks. */
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_KEY?: string;
  MAIL_WEBHOOK_KEY?: string;
  /** The address that mail comes from. */
  MAIL_FROM?: string;
  /** Self-hosted: what mail leaves by, since its server may stand in the own network. All else reaches public addresses only. */
  MAIL_NETWORK?: Fetcher;
}

export interface PaymentVariables {
  /** Mollie's API key (`live_…`, `test_…`). Without: a demonstration has the test provider, any other site sells nothing. */
  MOLLIE_KEY?: string;
  /** Another server than Mollie's, without `/v2`. */
  MOLLIE_URL?: string;
  /** Self-hosted: what reaches `MOLLIE_URL`, which may stand in the own network. */
  PAYMENT_NETWORK?: Fetcher;
  /** The account that a live site without Mollie collects on, by files for its bank; and that bank's BIC, if it asks for it. */
  SDD_CREDITOR_IBAN?: string;
  SDD_CREDITOR_BIC?: string;
}

export interface SmsVariables {
  /** Who carries text messages: takes JSON at this address, with this bearer token. Without: no direct debit, but on a demonstration. */
  SMS_HTTP_URL?: string;
  SMS_HTTP_TOKEN?: string;
  /** Self-hosted: what reaches `SMS_HTTP_URL`, which may stand in the own network. */
  SMS_NETWORK?: Fetcher;
  /** The creditor's id for SEPA direct debits, unless the company's data has one. */
  SDD_CREDITOR_ID?: string;
}

type Bindings = ObjectBindings & PhotoBindings & HashBindings;

/** All that the embedded API is given. A function asks for the part that it uses. */
export interface Env
  extends Bindings, Secrets, SiteVariables, PushVariables, MailVariables, PaymentVariables, SmsVariables {
  /** Opens `/internal/*`; absent on a site that is neither seeded nor tested. */
  SEED_TOKEN?: string;
}

const SECRETS = ["PHOTO_SECRET", "TOKEN_SECRET"] as const;
const SHORTEST_SECRET = 32;

/** What was found right already: a Worker is given the same object with every request. */
let complete: object | undefined;

/** Names what is missing or useless instead of running half. */
export function requireSecrets(env: Secrets & SiteVariables): void {
  if (env === complete) return;
  const wrong: string[] = SECRETS.filter((name) => (env[name]?.length ?? 0) < SHORTEST_SECRET);
  if (!/^https?:\/\/[^/]+$/.test(env.PUBLIC_ORIGIN ?? "")) wrong.push("PUBLIC_ORIGIN");
  if ("wrong" in readSiteTable(env)) wrong.push("SITES");
  if (wrong.length > 0) throw new Error(`not configured: ${wrong.join(", ")} (docs/operations.md)`);
  complete = env;
}
