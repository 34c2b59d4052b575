import { type MiddlewareFunction, type RouterContext, RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { allTexts } from "../../../locales/all.server.ts";
import { i18nextOptions } from "../../../locales/i18next-options.ts";
import type { Locale } from "../../contract/scalars.ts";
import { DEFAULT_LOCALE, FALLBACK_LOCALE, writtenLocales } from "../../domain/locale/languages.ts";
import { platformContext } from "../platform.server.ts";
import { settingsContext } from "../site/settings-context.server.ts";
import { findLocale } from "./find-locale.ts";

type Args = Parameters<MiddlewareFunction<Response>>[0];

const remixI18next = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...writtenLocales],
    fallbackLanguage: DEFAULT_LOCALE,
    order: ["custom"],
    findLocale: async (args) => localeFor(args),
  },
  i18next: i18nextOptions({ fallback: FALLBACK_LOCALE, bundles: allTexts }),
});

const [detectLanguage] = remixI18next;

/** They read what the middleware below has put into a context; pages ask `localeOf`. */
export const [, languageOf, i18nOf] = remixI18next;

function localeFor({ request, context }: Pick<Args, "request" | "context">): Locale {
  const answer = context.get(settingsContext);
  const { country } = context.get(platformContext);
  return findLocale(request, { settings: answer.ok ? answer.value : undefined, country });
}

type Entry = readonly [key: RouterContext<unknown>, value: unknown];

/** What the middleware puts into a context, by language: that language and its i18next, nothing of a request. */
const made = new Map<Locale, readonly Entry[]>();

/**
 * Which language does this page speak? remix-i18next makes an i18next instance for every request; here it does so for the first
 * request of a language, and all later ones get the same. Decision 0158.
 */
export const withLocale: MiddlewareFunction<Response> = async (args) => {
  const locale = localeFor(args);
  const entries = made.get(locale) ?? (await detectFor(args));
  made.set(locale, entries);
  for (const [key, value] of entries) args.context.set(key, value);
};

async function detectFor(args: Args): Promise<readonly Entry[]> {
  const context = new RecordingContext(args.context);
  await detectLanguage({ ...args, context }, async () => new Response());
  return context.entries;
}

/** Reads from a request's context, and notes what is put into it. */
class RecordingContext extends RouterContextProvider {
  readonly entries: Entry[] = [];
  readonly #request: Args["context"];

  constructor(request: Args["context"]) {
    super();
    this.#request = request;
  }

  override get<Value>(key: RouterContext<Value>): Value {
    return this.#request.get(key);
  }

  override set: RouterContextProvider["set"] = (key, value) => {
    this.entries.push([key, value]);
  };
}
