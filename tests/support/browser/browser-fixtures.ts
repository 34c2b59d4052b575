import type { GiftId } from "../../../app/contract/conversations/gifts.ts";
import { test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { apiClient, type ApiClient } from "../http/api-client.ts";
import { uploadMessagePhoto } from "../../../app/contract/conversations/message-photos.ts";
import { sendMessage } from "../../../app/contract/conversations/conversations.ts";
import type { Locale } from "../../../app/contract/scalars.ts";
import { setLanguage } from "../../../app/contract/account/session.ts";
import { siteUnderTest, type SiteUnderTest } from "../site/environment.ts";
import { eventually } from "../eventually.ts";
import { checkConsole, type ConsoleCheck } from "./console-check.ts";
import { browserCookie } from "../http/site-cookies.ts";
import { sessionCookie } from "./session-cookie.ts";
import { jarOf, siteApi, type MadeMember, type MemberWishes } from "../site/site-api.ts";

export { expect } from "@playwright/test";

/**
 * For tests whose pages have no script but that of the badges: what they show is the same with JavaScript and without, so they run once
 * (playwright.config.ts), and fail when one of their pages asks for another script.
 */
export const scriptless = { tag: "@scriptless" };

/** Somebody with a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  /** Opens a page; `:name` in the path is filled from `params`, the rest of them becomes the query. */
  open(path: string, params?: Record<string, string | number>): Promise<Page>;
}

export interface BrowserMember extends Visitor, MadeMember {
  /** The same member on another device, straight to the API. */
  api: ApiClient;
  /** The account's language, and this browser's: members' pages speak the account's. */
  speaks(language: Locale): Promise<void>;
  /** Sends a message as another device would. */
  writes(to: { id: string }, text: string): Promise<void>;
  gives(to: { id: string }, gift: GiftId): Promise<void>;
  /** The message's id. */
  sendsPhoto(to: { id: string }, text: string): Promise<string>;
}

export interface Site extends SiteUnderTest {
  internal: ReturnType<typeof siteApi>;
  console: ConsoleCheck;
  visitor(options?: VisitorOptions): Promise<Visitor>;
  /** A confirmed member, signed in. */
  member(wishes?: MemberWishes, options?: Pick<VisitorOptions, "browser">): Promise<BrowserMember>;
  /** Waits until every outbox of this test's members is empty: delivery is soon, not at once. */
  delivered(): Promise<void>;
}

export interface VisitorOptions {
  /** ISO code of the country the visitor seems to come from. */
  country?: string;
  locale?: string;
  /** Another one than the test's own. */
  browser?: Browser;
}

/** `site`: the site under test, and people on it. A test fails on an error or warning on their console that it did not expect. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browser, javaScriptEnabled, locale }, provide, { tags }) => {
    const consoleCheck = checkConsole({ scripts: !tags.includes("@scriptless") });
    const contexts: BrowserContext[] = [];
    const newVisitor = async (options: VisitorOptions = {}) => {
      const context = await newContext(options.browser ?? browser, {
        javaScriptEnabled: javaScriptEnabled ?? true,
        locale: options.locale ?? locale ?? "en-GB",
        country: options.country,
      });
      consoleCheck.watch(context);
      contexts.push(context);
      return context;
    };
    await provide(siteFor(consoleCheck, newVisitor));
    await Promise.all(contexts.map((context) => context.close()));
    const errors = consoleCheck.unexpectedErrors();
    if (errors.length > 0) throw new Error(`On the pages' console:\n${errors.join("\n")}`);
  },
});

function siteFor(consoleCheck: ConsoleCheck, newVisitor: (options?: VisitorOptions) => Promise<BrowserContext>): Site {
  const under = siteUnderTest();
  const internal = siteApi(under);
  const members: MadeMember[] = [];
  return {
    ...under,
    internal,
    console: consoleCheck,
    visitor: async (options) => visitorIn(await newVisitor(options), under),
    async member(wishes = {}, options = {}) {
      const made = await internal.makeMember(wishes);
      members.push(made);
      const context = await newVisitor(options);
      const jar = jarOf(made.cookie);
      const session = { origin: under.origin, secret: under.sessionSecret, jar, member: made.id };
      await context.addCookies([await sessionCookie(session)]);
      const api = apiClient(under.apiOrigin, { cookies: jar });
      const speaks = async (language: Locale) => {
        await api.callOrThrow(setLanguage, { language });
        await context.addCookies([browserCookie(under.origin, "locale", language)]);
      };
      return {
        ...made,
        ...visitorIn(context, under),
        api,
        speaks,
        writes: (to, text) => write(api, { to: to.id, text }),
        gives: (to, gift) => write(api, { to: to.id, text: "", gift }),
        sendsPhoto: (to, text) => sendPhoto(api, { to: to.id, text }),
      };
    },
    async delivered() {
      const pending = async () => Promise.all(members.map(async ({ id }) => (await internal.outbox(id)).pending));
      await eventually("every outbox is empty", async () => (await pending()).every((count) => count === 0));
    },
  };
}

/** Each visitor has an address of their own, so that nobody uses up another test's rate limit. */
function newContext(
  browser: Browser,
  { country, ...options }: { javaScriptEnabled: boolean; locale: string; country?: string | undefined },
) {
  const byte = () => Math.floor(Math.random() * 256);
  const extraHTTPHeaders = {
    "X-Test-Address": `10.${byte()}.${byte()}.${byte()}`,
    ...(country && { "X-Test-Country": country }),
  };
  return browser.newContext({ ...options, extraHTTPHeaders });
}

function visitorIn(context: BrowserContext, { origin }: SiteUnderTest): Visitor {
  return {
    context,
    async open(path, params = {}) {
      const page = await context.newPage();
      await page.goto(origin + fill(path, params));
      return page;
    },
  };
}

function fill(path: string, params: Record<string, string | number>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    if (path.includes(`:${name}`)) filled = filled.replace(`:${name}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function write(api: ApiClient, order: { to: string; text: string; gift?: GiftId }): Promise<void> {
  await api.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), ...order });
}

async function sendPhoto(api: ApiClient, order: { to: string; text: string }): Promise<string> {
  const client_id = crypto.randomUUID();
  await api.callOrThrow(uploadMessagePhoto, { key: client_id });
  const { message } = await api.callOrThrow(sendMessage, { client_id, ...order, photo: true });
  return message.id;
}
