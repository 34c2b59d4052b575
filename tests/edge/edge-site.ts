import {
  convertV4MiniflareOptions,
  Miniflare,
  type RequestInit as EdgeRequest,
  type Response as EdgeResponse,
} from "miniflare";
import { activate, signup } from "../../app/contract/account/account.ts";
import { internalApi } from "../../scripts/seed/internal-api.ts";
import { apiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mailApi } from "../support/doubles/mail-api.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { aSignUp } from "../support/sign-up.ts";
import { deployed } from "../support/site/deployed-worker.ts";
import { jarOf, siteApi, type MadeMember } from "../support/site/site-api.ts";

export const ORIGIN = "https://periwinkle.example";

const seedToken = "only-the-tests-seed-this-site";
const sessionSecret = "a secret of the sessions that only tests know";

/** Who asks: what Cloudflare says of a request. */
export interface Visitor {
  /** ISO code. */
  country?: string;
  language?: string;
  address?: string;
}

/**
 * The three built Workers as Cloudflare runs them, with the bindings of their deployed configuration and everything they
 * keep in memory. `mail` is what their mails are handed to.
 */
async function start() {
  const mail = await mailApi("a key that only tests sign with");
  const log: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Without it Miniflare would ask Cloudflare where this machine is.
      cf: { country: "NL" },
      handleStructuredLogs: ({ message }) => void log.push(message),
      workers: [
        deployed("build/server", { SESSION_SECRET: sessionSecret, SITE_HOSTS: new URL(ORIGIN).host }),
        {
          ...deployed("dist/api", {
            PHOTO_SECRET: "a secret of the photos that only tests know",
            TOKEN_SECRET: "a secret of the tokens that only tests know",
            PUBLIC_ORIGIN: ORIGIN,
            SEED_TOKEN: seedToken,
            MAIL_HTTP_URL: mail.url,
            MAIL_HTTP_KEY: "the key of the API",
            MAIL_WEBHOOK_KEY: "a key that only tests sign with",
            MAIL_FROM: "post@periwinkle.example",
          }),
          // For the internal calls only: deployed, it has no address.
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
        deployed("dist/hash", {}),
      ],
    }),
  );
  await miniflare.ready;
  const apiOrigin = String(await miniflare.unsafeGetDirectURL("periwinkle-api")).replace(/\/$/, "");
  const access = { apiOrigin, seedToken };

  /** Asks the web Worker, as a visitor of the site's address would. */
  function ask(
    path: string,
    init: EdgeRequest = {},
    { country = "NL", language = "en", address }: Visitor = {},
  ): Promise<EdgeResponse> {
    const headers = new Headers(init.headers as HeadersInit);
    headers.set("Accept-Language", language);
    if (address) headers.set("CF-Connecting-IP", address);
    const cf = { country } as NonNullable<Parameters<Miniflare["dispatchFetch"]>[1]>["cf"];
    const sent = { ...init, headers: [...headers], cf, redirect: "manual" as const };
    return miniflare.dispatchFetch(ORIGIN + path, sent);
  }

  /** The link to `page` in a mail to somebody, as path and query, once the mail was handed over. */
  async function mailedLink(to: string, page: string): Promise<string> {
    let found: string | undefined;
    await eventually(`a mail to ${to} leads to ${page}`, async () => {
      const texts = mail.taken.filter((form) => form["to"] === to).map(({ text = "" }) => text);
      const links = texts.flatMap((text) => text.match(/https:\/\/\S+/g) ?? []);
      found = links.find((link) => link.startsWith(ORIGIN + page));
      return found !== undefined;
    });
    return (found ?? "").slice(ORIGIN.length);
  }

  /** Somebody who signed up and confirmed their address; whoever is made here otherwise is a fictional profile (design §8). */
  async function newMember(wishes: Parameters<typeof aSignUp>[0] = {}): Promise<MadeMember> {
    const [api, order] = [apiClient(apiOrigin), aSignUp({ language: "en", ...wishes })];
    await api.callOrThrow(signup, order);
    const { searchParams } = new URL(await mailedLink(order.email, "/activate"), ORIGIN);
    const [id = "", token = ""] = ["id", "token"].map((name) => searchParams.get(name) ?? "");
    await api.callOrThrow(activate, { id, token });
    const [cookie = ""] = Object.entries(api.cookies).map((pair) => pair.join("="));
    return { id, email: order.email, password: order.password, cookie };
  }

  return {
    miniflare,
    mail,
    ask,
    mailedLink,
    newMember,
    internal: siteApi(access),
    seeding: internalApi(access),
    /** A browser without scripts. */
    browser: (visitor: Visitor = {}) =>
      noScriptBrowser(ORIGIN, {
        language: visitor.language ?? "en",
        fetch: async (url, init) =>
          (await ask(url.slice(ORIGIN.length), init as EdgeRequest, visitor)) as unknown as Response,
      }),
    /** Calls the API in a member's name. */
    api: ({ cookie }: MadeMember) => apiClient(apiOrigin, { cookies: jarOf(cookie) }),
    /** The session that the web Worker would make of this member's. */
    cookieOf: ({ cookie }: MadeMember) => sessionPair({ sessionSecret }, jarOf(cookie)),
    /** What the Workers logged, a line each. */
    log,
  };
}

let started: ReturnType<typeof start> | undefined;

/** The one that all files share: it ends with the process that runs them. */
export function edgeSite(): ReturnType<typeof start> {
  return (started ??= start());
}
