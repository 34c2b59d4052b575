import type { Settings } from "../../../app/contract/site.ts";
import type { CookieJar } from "../../../app/api/cookie-jar.server.ts";
import { CLOSE_CONNECTION } from "../http/api-client.ts";
import { aPng } from "../picture.ts";
import type { SiteUnderTest } from "./environment.ts";

/** The properties of a member that a test can set; the others are made up. */
export interface MemberWishes {
  name?: string;
  gender?: "male" | "female";
  seeking?: "male" | "female";
  date_of_birth?: string;
  country?: string;
  region?: string;
  city?: string;
  email?: string;
  password?: string;
  language?: string;
  credits?: number;
  paid_user?: boolean;
  fictional?: boolean;
  /** They have a photo that others see: no page asks them for one. Or one that was refused. */
  photo?: true | "refused";
  confirmed?: boolean;
  /** Milliseconds; five hours ago, if left out: their time bonus is over, which most pages would show. How many conversations a day they may begin depends on it. */
  signup_date?: number;
  /** Off unless wished for, as on the site. */
  show_to_visitors?: boolean;
  /** Of the terms they agreed to (ISO 8601). */
  terms_version?: string;
}

const FIVE_HOURS = 5 * 60 * 60_000;

export interface MadeMember {
  id: string;
  email: string;
  password: string;
  /** The API's own session cookie, as it would set it: `session=…`. */
  cookie: string;
}

/** Both sides of one ledger entry, as `/internal/ledger` shows it. */
export interface LedgerEntry {
  key: string;
  from_account: string;
  to_account: string;
  credits: number;
  kind: string;
  /** Of the member's wallet, after it. */
  balance: number;
}

/** The internal calls of the embedded API, open to tests only (SEED_TOKEN). */
export function siteApi({
  apiOrigin,
  seedToken,
  host,
}: Pick<SiteUnderTest, "apiOrigin" | "seedToken"> & {
  /** Of another site than the first. */
  host?: string;
}) {
  const about: Record<string, string> = host === undefined ? {} : { "X-Forwarded-Host": host };
  const access = { ...CLOSE_CONNECTION, ...about, Authorization: `Bearer ${seedToken}` };
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(apiOrigin + path, {
      method,
      headers: { ...access, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Reply;
  }
  /** The same for all: pictures need not differ. */
  async function aPhoto() {
    const response = await fetch(`${apiOrigin}/internal/seed/photo?key=test`, {
      method: "POST",
      headers: access,
      body: aPng(),
    });
    return (await response.json()) as { id: string; status: string };
  }
  const of = (member: string) => `member=${encodeURIComponent(member)}`;
  return {
    /** Somebody of the staff; again, another name and password for them. */
    makeOperator: (operator: { email: string; name: string; password: string }) =>
      ask<{ id: string }>("POST", "/internal/operator", operator),
    /** By address, or by id. */
    removeOperator: (who: string) => ask<{ outcome: string }>("DELETE", "/internal/operator", { who }),
    /** A ready, confirmed member. */
    async makeMember({ photo, ...wishes }: MemberWishes = {}) {
      const images = photo && [{ ...(await aPhoto()), ...(photo === "refused" && { status: photo }) }];
      const signup_date = Date.now() - FIVE_HOURS;
      return ask<MadeMember>("POST", "/internal/seed/member", { signup_date, ...wishes, images });
    },
    /** Moves the whole process's clock by this many milliseconds from real time. */
    moveClock: (offset: number) => ask<unknown>("POST", "/internal/clock", { offset }),
    /** Does now what the member's alarm would do later. */
    runAlarm: (member: string) => ask<unknown>("POST", "/internal/alarm", { member }),
    /** Sends now the mails with reset links that wait for a random moment. */
    sendResets: () => ask<unknown>("POST", "/internal/resets"),
    /** What an operator decided on this item of a queue leaves now, not in ten seconds. */
    sendDecision: (number: number) => ask<unknown>("POST", "/internal/decision", { number }),
    /** Every Worker follows within a minute. */
    changeSettings: (settings: Partial<Settings>) => ask<unknown>("POST", "/internal/settings", settings),
    ledger: (member: string) =>
      ask<{ balance: number; entries: LedgerEntry[] }>("GET", `/internal/ledger?${of(member)}`),
    /** How many events still wait to leave the member's object. */
    outbox: (member: string) => ask<{ pending: number }>("GET", `/internal/outbox?${of(member)}`),
  };
}

export function jarOf(cookie: string): CookieJar {
  const [pair = ""] = cookie.split(";");
  const at = pair.indexOf("=");
  return { [pair.slice(0, at)]: pair.slice(at + 1) };
}
